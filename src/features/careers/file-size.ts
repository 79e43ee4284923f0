/** A file's size as people read it: `820 KB`, `1.8 MB`. Takes bytes; counts 1024 to the next unit, as phones do. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
