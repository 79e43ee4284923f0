import { type ChildProcess, type ExecFileSyncOptions, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { normalizeSpawnCommand } from 'tinyexec';

/** As `spawn`, also for npm and the programs of packages, which are `.cmd` files on Windows; arguments may contain spaces. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const program = normalizeSpawnCommand(command, args, options);
  return spawn(program.command, program.args, program.options);
}

/** As `execFileSync`, for the same programs: returns what the program printed, and throws when it fails. */
export function runProgram(command: string, args: readonly string[], options: ExecFileSyncOptions = {}): string {
  const program = normalizeSpawnCommand(command, args, { cwd: options.cwd, env: options.env });
  const { windowsVerbatimArguments } = program.options;
  return String(execFileSync(program.command, program.args, { ...options, ...(windowsVerbatimArguments && { windowsVerbatimArguments }) }) ?? '');
}
