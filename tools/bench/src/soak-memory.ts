import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/** A process with its resident memory in KiB. */
export interface ProcessMemory {
  pid: number;
  name: string;
  kib: number;
}

interface Row extends ProcessMemory {
  parent: number;
}

function processes(): Row[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, kib, ...name] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), kib: Number(kib), name: basename(name.join(' ')) };
  });
}

/** Memory of a process, which gets this name, and of all that it started. */
export function memoryBelow(root: number, title: string): ProcessMemory[] {
  const rows = processes();
  const below = (pid: number, depth: number): ProcessMemory[] =>
    rows
      .filter(({ parent }) => parent === pid)
      .flatMap(({ pid: own, name, kib }) => [{ pid: own, name: depth > 1 ? `${name} worker` : name, kib }, ...below(own, depth + 1)]);
  return [...rows.filter(({ pid }) => pid === root).map(({ pid, kib }) => ({ pid, name: title, kib })), ...below(root, 1)];
}
