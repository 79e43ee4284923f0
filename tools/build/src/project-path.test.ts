import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { projectPath } from './project-path.ts';

it('has slashes on every system, as the manifest of the build', () => {
  expect(projectPath('C:\\a project\\src\\ui\\select.tsx', win32, 'C:\\a project')).toBe('src/ui/select.tsx');
  expect(projectPath('C:/a project/src/ui/select.tsx', win32, 'C:\\a project')).toBe('src/ui/select.tsx');
  expect(projectPath('/a project/src/ui/select.tsx', posix, '/a project')).toBe('src/ui/select.tsx');
});
