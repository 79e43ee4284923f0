import { xSync } from 'tinyexec';

type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical';

interface Advisory {
  /** Its page, which ends with its id: `https://github.com/advisories/GHSA-…`. */
  url: string;
  name: string;
  title: string;
  severity: Severity;
}
interface Report {
  /** By package; `via` are its own advisories and the names of the packages that bring it another's. */
  vulnerabilities: Record<string, { via: (Advisory | string)[] }>;
  metadata: { vulnerabilities: Record<Severity, number> };
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

function reportOf(stdout: string): Report | undefined {
  try {
    const report = JSON.parse(stdout) as Partial<Report>;
    return report.metadata === undefined ? undefined : (report as Report);
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
  const report = reportOf(stdout);
  if (report === undefined) {
    console.log(`NOT CHECKED: the registry did not return the vulnerabilities of packages. ${stderr.trim().split('\n')[0] ?? ''}`);
    return;
  }
  const { info, low, moderate, high, critical } = report.metadata.vulnerabilities;
  console.log(`Vulnerable packages, tools included: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low, ${info} to note`);

  const today = new Date().toISOString().slice(0, 10);
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'));
  const severe = [...new Map(advisories.map((advisory) => [advisory.url, advisory])).values()].filter(({ severity }) => /high|critical/.test(severity));
  for (const { url, name, title, severity } of severe) {
    const known = accepted.find(({ id, until }) => url.endsWith(`/${id}`) && today < until);
    if (known !== undefined) {
      console.log(`Accepted until ${known.until}: ${name}: ${title} (${known.reason})`);
    } else {
      console.error(`${severity}  ${name}: ${title} ${url}`);
      process.exitCode = 1;
    }
  }
}
