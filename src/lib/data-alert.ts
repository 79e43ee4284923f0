/** Alert levels are in MB, data amounts in KiB (decision A13). */
export const KIB_IN_MB = 1024;
const MB_IN_GB = 1024;

/** `850 MB`, `4.8 GB` (SET-14, SET-15). */
export function megabytesText(megabytes: number): string {
  return megabytes < MB_IN_GB ? `${megabytes} MB` : `${(megabytes / MB_IN_GB).toFixed(1)} GB`;
}
