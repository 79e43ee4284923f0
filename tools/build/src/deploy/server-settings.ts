import { isIP } from 'node:net';
import { switches } from './limited-calls.ts';

/** One setting; its environment variable is the name in capitals. */
interface Setting {
  fallback: string;
  /** Why a value is invalid. */
  problem: (value: string) => string | undefined;
}

const matches = (pattern: RegExp, what: string) => (value: string) => (pattern.test(value) ? undefined : `must be ${what}`);
const rate = matches(/^[1-9]\d{0,4}r\/[sm]$/, 'a rate such as 20r/m or 5r/s');
const whole = matches(/^\d{1,9}$/, 'a whole number');
const size = matches(/^[1-9]\d{0,4}[km]$/, 'a size such as 64k or 5m');
const LISTEN = /^(?:(?:([\d.]+)|\[([\da-f:.]+)\]):)?(\d{2,5})$/i;

/** Whether a text is a port, `address:port` or `[IPv6 address]:port`. */
function isListenAddress(text: string): boolean {
  const [, ipv4, ipv6, port] = LISTEN.exec(text) ?? [];
  return port !== undefined && Number(port) <= 65_535 && (ipv4 === undefined || isIP(ipv4) === 4) && (ipv6 === undefined || isIP(ipv6) === 6);
}
const listen = (value: string) => (words(value).every(isListenAddress) ? undefined : 'must be a port, address:port or [IPv6 address]:port, or several of them');
/** Why a path cannot be part of nginx's configuration: it is quoted there, and `include` would expand a pattern. */
export const problemOfPath = matches(/^\/[^"\\$*?[\]{}\p{Cc}]+$/u, 'a complete path without quotes, backslashes, brackets or any of $ * ?');
const optional = (problem: Setting['problem']) => (value: string) => (value === '' ? undefined : problem(value));
const each = (problem: Setting['problem']) => (value: string) => words(value).map(problem).find(Boolean);

/** The parts of a list separated by spaces or commas. */
export const words = (value: string): string[] => value.split(/[\s,]+/).filter((word) => word !== '');

function network(value: string): string | undefined {
  const [address = '', bits, ...rest] = value.split('/');
  const width = { 4: 32, 6: 128 }[isIP(address)];
  const fits = width !== undefined && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width));
  return fits ? undefined : `must be addresses or networks such as 10.0.0.0/8, but one is "${value}"`;
}

function origin(value: string): string | undefined {
  return URL.canParse(value) && /^https?:\/\/[A-Za-z0-9._:-]+$/.test(value) ? undefined : 'must be an origin such as http://backend:8080';
}

const oneSwitch = (value: string) => (value in switches ? undefined : `knows ${Object.keys(switches).join(', ')}, but one is "${value}"`);

/** The settings of nginx besides the site's own values (src/brand/config.ts), described in deploy/site.env.example. */
export const settings = {
  backend_url: { fallback: '', problem: origin },
  media_paths: { fallback: '', problem: each(matches(/^\/(?!api\/|assets\/)[\w-]+\/$/, 'paths such as /upload/, each with a slash at both ends')) },
  media_origins: { fallback: '', problem: each(matches(/^https:\/\/[A-Za-z0-9.-]+(?::\d+)?$/, 'https:// origins')) },
  csp_report_url: { fallback: '', problem: optional(matches(/^https:\/\/[A-Za-z0-9.-]+(?::\d+)?\/[\w.~%/-]*$/, 'a complete https:// URL without query')) },
  site_off: { fallback: '', problem: each(oneSwitch) },
  listen: { fallback: '', problem: listen },
  http_listen: { fallback: '', problem: (value) => (value === 'off' ? undefined : listen(value)) },
  tls_certificate: { fallback: '', problem: optional(problemOfPath) },
  tls_key: { fallback: '', problem: optional(problemOfPath) },
  hsts_seconds: { fallback: '31536000', problem: whole },
  trusted_proxies: { fallback: '', problem: each(network) },
  shared_addresses: { fallback: '', problem: each(network) },
  log_in_rate: { fallback: '20r/m', problem: rate },
  log_in_burst: { fallback: '10', problem: whole },
  code_rate: { fallback: '6r/m', problem: rate },
  code_burst: { fallback: '5', problem: whole },
  form_rate: { fallback: '10r/m', problem: rate },
  form_burst: { fallback: '10', problem: whole },
  api_rate: { fallback: '50r/s', problem: rate },
  api_burst: { fallback: '200', problem: whole },
  connection_limit: { fallback: '100', problem: matches(/^[1-9]\d{0,4}$/, 'a number of connections') },
  body_limit: { fallback: '64k', problem: size },
  upload_limit: { fallback: '6m', problem: size },
  maintenance_file: { fallback: '/var/lib/customer-site/maintenance', problem: problemOfPath },
  retry_after: { fallback: '600', problem: whole },
  workers: { fallback: 'auto', problem: matches(/^(?:auto|\d{1,3})$/, 'auto or a number') },
  access_log: { fallback: '/dev/stdout', problem: (value) => (value === 'off' ? undefined : problemOfPath(value)) },
  error_log: { fallback: 'stderr', problem: (value) => (value === 'stderr' ? undefined : problemOfPath(value)) },
} as const satisfies Record<string, Setting>;

export type ServerSettings = Record<keyof typeof settings, string>;

/**
 * Reads the settings from environment variables; a missing or empty one has its default.
 *
 * @throws one error that names every invalid variable
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const problems: string[] = [];
  const values = Object.fromEntries(
    Object.entries<Setting>(settings).map(([name, { fallback, problem }]) => {
      const value = environment[name.toUpperCase()]?.trim() || fallback;
      const wrong = problem(value);
      if (wrong !== undefined) problems.push(`${name.toUpperCase()} ${wrong}${value === '' || wrong.includes('"') ? '' : `, but it is "${value}"`}.`);
      return [name, value];
    }),
  ) as ServerSettings;
  if ((values.tls_certificate === '') !== (values.tls_key === '')) problems.push('TLS_CERTIFICATE and TLS_KEY must be set together.');
  const isTls = values.tls_certificate !== '';
  if (!['', 'off'].includes(values.http_listen) && !isTls) problems.push('HTTP_LISTEN redirects to https, which needs TLS_CERTIFICATE.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const redirect = isTls ? values.http_listen || '80' : '';
  return { ...values, listen: values.listen || (isTls ? '443' : '8080'), http_listen: redirect === 'off' ? '' : redirect };
}

/** The hosts of images in `MEDIA_ORIGINS`, for the preview, which has a backend of its own. */
export const mediaOriginsOf = ({ MEDIA_ORIGINS }: NodeJS.ProcessEnv): string[] =>
  words(readSettings({ BACKEND_URL: 'http://127.0.0.1', MEDIA_ORIGINS }).media_origins);
