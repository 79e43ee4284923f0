import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Biome's output for a temporary file with this content in this folder. */
function lint(folder: string, content: string): string {
  const file = join(folder, `boundary-check-${process.pid}.tsx`);
  writeFileSync(file, content);
  try {
    execFileSync(resolve('node_modules/.bin/biome'), ['lint', '--colors=off', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  } finally {
    rmSync(file);
  }
}

describe('module boundaries', () => {
  it.each([
    ['axios outside the client', 'src/features/home', "import axios from 'axios';\nexport const x = axios;\n"],
    ['one feature from another', 'src/features/home', "import { LoginDialog } from '@/features/auth/login-dialog';\nexport const x = LoginDialog;\n"],
    ['one feature from another, relatively', 'src/features/home', "import { LoginDialog } from '../auth/login-dialog';\nexport const x = LoginDialog;\n"],
    ['the app from a feature', 'src/features/home', "import { App } from '@/app/app';\nexport const x = App;\n"],
    ['a feature from a component', 'src/components', "import { HomePage } from '@/features/home/page';\nexport const x = HomePage;\n"],
    ['the SDK from a primitive', 'src/ui', "import { useMenu } from '@/api/site';\nexport const x = useMenu;\n"],
    ['the router from a primitive', 'src/ui', "import { Link } from 'react-router-dom';\nexport const x = Link;\n"],
    ['the session from lib', 'src/lib', "import { readSession } from '@/session/session';\nexport const x = readSession;\n"],
    ['the SDK from the session', 'src/session', "import { ApiError } from '@/api/errors';\nexport const x = ApiError;\n"],
    ['generated code past the index', 'src/features/home', "import { useMenu } from '@/api/generated/hooks/site/site';\nexport const x = useMenu;\n"],
    ['the model past the index', 'src/features/home', "import type { Banner } from '../../../openapi/generated/model.ts';\nexport type X = Banner;\n"],
    ['the mock from the site', 'src/app', "import { personas } from '../../mock-server/personas.ts';\nexport const x = personas;\n"],
    ['the site from the mock', 'mock-server', "import { paths } from '../src/lib/paths.ts';\nexport const x = paths;\n"],
    ['HTML set by hand', 'src/features/home', 'export const X = () => <p dangerouslySetInnerHTML={{ __html: "<b>x</b>" }} />;\n'],
  ])('refuse %s', (_what, folder, content) => {
    expect(lint(folder, content)).toMatch(/noRestrictedImports|noDangerouslySetInnerHtml/);
  });

  it('allow the intended import', () => {
    expect(lint('src/features/home', "import { useMenu } from '@/api/site';\n\nexport const x = useMenu;\n")).toBe('');
  });
});

describe('the source of the site', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('boundary-check') && !file.includes('/generated/') && !/\.test\.tsx?$/.test(file),
  );

  it('contains no API path outside generated code', () => {
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/['"`]\/api\//);
  });
});
