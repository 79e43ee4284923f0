import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const ADDRESS = /^(?:(?:([\d.]+)|\[([\da-f:.]+)\]):)?(\d{2,5})$/i;

/** Whether a text is a port, `address:port` or `[IPv6 address]:port`. */
export function isListenAddress(text: string): boolean {
  const [, ipv4, ipv6, port] = ADDRESS.exec(text) ?? [];
  return port !== undefined && Number(port) <= 65_535 && (ipv4 === undefined || isIP(ipv4) === 4) && (ipv6 === undefined || isIP(ipv6) === 6);
}

const hasIpv6 = () =>
  Object.values(networkInterfaces())
    .flat()
    .some((address) => address?.family === 'IPv6');

/** The addresses that nginx listens on: a port alone stands for all addresses, IPv4 and (where the machine has it) IPv6. */
export function listenAddresses(addresses: readonly string[], ipv6 = hasIpv6()): string[] {
  return addresses.flatMap((address) => (/^\d+$/.test(address) && ipv6 ? [address, `[::]:${address}`] : [address]));
}

/** Host and port at which this machine reaches a server that listens there. */
export function reachableAt(address: string): { host: string; port: number } {
  const [, ipv4, ipv6, port] = ADDRESS.exec(address) ?? [];
  const all = ipv4 === '0.0.0.0' || (ipv4 === undefined && ipv6 === undefined);
  return { host: all ? '127.0.0.1' : ipv6 === '::' ? '::1' : (ipv6 ?? ipv4 ?? ''), port: Number(port) };
}
