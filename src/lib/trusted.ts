interface Policy {
  createHTML: (text: string) => unknown;
  createScriptURL: (text: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<Record<keyof Policy, (text: string) => string>>) => Policy;
}

/**
 * Makes what the content policy (`require-trusted-types-for 'script'`) wants in front of a dangerous place of the browser: a function
 * whose values may go there, because its `rule` has looked at them. The policy is created when it is first used, once, as the browser
 * allows each name only once; the name must stand in the content policy. A browser without Trusted Types gets the text itself, after the
 * same rule. The answer is typed as the text that the DOM's types ask for.
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
