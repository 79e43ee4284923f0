/** A mistake of the user: the message is printed without a stack, and the program exits with 2. */
export class UsageError extends Error {}

/** The commands of a tool by name. Each gets its own arguments. */
export type Commands = Record<string, (args: string[]) => unknown>;

/**
 * Runs the command that the arguments name, `fallback` when they begin with an option or are empty. `--help` prints `usage`. Exits with 1 when
 * the command throws, with 2 when its arguments are wrong.
 */
export async function runCommand(usage: string, commands: Commands, fallback?: string): Promise<void> {
  const given = process.argv.slice(2);
  if (given.includes('--help')) return console.log(usage);
  const isNamed = given[0] !== undefined && !given[0].startsWith('-');
  const name = isNamed ? given[0] : fallback;
  try {
    const command = commands[name ?? ''];
    if (command === undefined) throw new UsageError(`${name === undefined ? 'Which command?' : `There is no command "${name}".`}\n\n${usage}`);
    await command(isNamed ? given.slice(1) : given);
  } catch (error) {
    const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
    console.error(isUsage ? (error as Error).message : error);
    process.exitCode = isUsage ? 2 : 1;
  }
}
