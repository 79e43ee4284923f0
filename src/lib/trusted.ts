interface Policy {
  createHTML: (text: string) => unknown;
  createScriptURL: (text: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<Record<keyof Policy, (text: string) => string>>) => Policy;
}

/**
 * Returns a function that passes text through `rule` and makes it a Trusted Type, as the CSP requires (`require-trusted-types-for 'script'`).
 * The policy is created on first use, because a browser allows each name once; the CSP must list the name. Browsers without Trusted Types get
 * the text itself. The result is typed as string, as the DOM's types expect.
 */
export function trusted(name: string, kind: keyof Policy, rule: (text: string) => string): (text: string) => string {
  let policy: Policy | undefined;
  return (text) => {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
    if (trustedTypes === undefined) return rule(text);
    policy ??= trustedTypes.createPolicy(name, { [kind]: rule });
    return policy[kind](text) as string;
  };
}
