import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../../src/brand/config.ts';
import { variables } from '../../../../src/brand/config-rules.ts';

/** This machine, and names that are reserved for examples and tests (RFC 2606, RFC 6761): no customer can reach them. */
const UNREACHABLE = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$|(?:^|\.)(?:localhost|test|invalid|example(?:\.(?:com|net|org))?)$/;

const isPlaceholder = (host: string) => UNREACHABLE.test(host);
const hostsOf = (value: string) => value.split(' ').map((word) => (URL.canParse(word) ? new URL(word).hostname : word));

/** The origin that the pages of a build name as their own (`SITE_URL`), if any. */
export async function publicOrigin(build: string): Promise<string | undefined> {
  const html = await readFile(join(build, 'index.html'), 'utf8').catch(() => '');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical === undefined ? undefined : new URL(canonical).origin;
}

/** Names of the settings whose hosts no customer can reach. A build for such a host is for trying out and may have them. */
function placeholdersIn(config: SiteConfig, origin: string | undefined): string[] {
  if (origin !== undefined && isPlaceholder(new URL(origin).hostname)) return [];
  const names = Object.keys(variables) as (keyof SiteConfig)[];
  return names.filter((name) => hostsOf(config[name]).some(isPlaceholder)).map((name) => variables[name]);
}

/** @throws when a public site would send money to a payment gateway that does not exist */
export function requireGateway(config: SiteConfig, origin: string | undefined): void {
  if (origin === undefined || !placeholdersIn(config, origin).includes(variables.gateway)) return;
  throw new Error(`${variables.gateway} must be the payment gateway, because the site is public (${origin}), but it is "${config.gateway}".`);
}

export function placeholderWarning(config: SiteConfig, origin: string | undefined): string | undefined {
  const names = placeholdersIn(config, origin);
  return names.length === 0 ? undefined : `Hosts that no customer can reach are set, or left as they were, in ${names.join(', ')}.`;
}
