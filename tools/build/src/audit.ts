import { xSync } from 'tinyexec';

interface Advisory {
  /** Its page, which ends with its id: `https://github.com/advisories/GHSA-…`. */
  url: string;
  name: string;
  title: string;
  severity: string;
}
export interface Accepted {
  id: string;
  /** Why it does not reach customers, developers or CI. */
  reason: string;
  /** The day from which it fails again, as `2027-01-31`. */
  until: string;
}

/** Advisories without a fix that are known not to matter here. What has a fix gets an update, or a line in `overrides` of package.json. */
const ACCEPTED: Accepted[] = [];

/** Each advisory of npm's report once; undefined when it is none. A package that another one brings its advisory has only the name of that one. */
function advisoriesIn(stdout: string): Advisory[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(stdout) as { vulnerabilities: Record<string, { via: (Advisory | string)[] }> };
    const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
    return [...new Map(advisories.map((advisory) => [advisory.url, advisory])).values()];
  } catch {
    return undefined;
  }
}

/**
 * Runs `npm audit` for all packages, also the tools: they write what customers get. Fails on high and critical vulnerabilities that are not accepted. A
 * registry that cannot be reached (no network, a mirror without this service) fails nothing; a line says so.
 */
export function audit(accepted = ACCEPTED): void {
  const { stdout, stderr } = xSync('npm', ['audit', '--json'], { timeout: 60_000 });
  const advisories = advisoriesIn(stdout);
  if (advisories === undefined) {
    console.log(`NOT CHECKED: the registry did not return the vulnerabilities of packages. ${stderr.trim().split('\n')[0] ?? ''}`);
    return;
  }
  console.log(`Advisories about packages, tools included: ${advisories.length}`);
  const today = new Date().toISOString().slice(0, 10);
  for (const { url, name, title, severity } of advisories.filter((advisory) => /high|critical/.test(advisory.severity))) {
    const known = accepted.find(({ id, until }) => url.endsWith(`/${id}`) && today < until);
    if (known === undefined) process.exitCode = 1;
    console.log(known ? `Accepted until ${known.until}: ${name}: ${title} (${known.reason})` : `${severity}  ${name}: ${title} ${url}`);
  }
}
