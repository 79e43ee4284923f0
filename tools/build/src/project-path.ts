import path from 'node:path';

/** Path of a file from the project's folder, with slashes also on Windows: as the build's manifest and the rules of chunks have it. */
export const projectPath = (file: string, { relative }: Pick<typeof path, 'relative'> = path, root = process.cwd()): string =>
  relative(root, file).replaceAll('\\', '/');
