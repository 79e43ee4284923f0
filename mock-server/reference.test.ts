import { bundleContract } from '@site/contract/bundle.ts';
import { referencePage } from '@site/contract/reference.ts';
import { describe, expect, it } from 'vitest';
import { customers } from './reference.ts';

const document = await bundleContract();
const page = referencePage(document, customers);

/** The page's own parts, without the library's code: that one names addresses in texts and comments. */
const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);

describe('the API reference', () => {
  it('is one file: nothing in it is loaded from elsewhere', () => {
    const markup = page.replaceAll(/<(script|style)>[\s\S]*?<\/\1>/g, '');
    expect(markup).not.toMatch(/\b(?:src|href)=(?!"data:)/);
    expect(page).not.toMatch(/@import|url\(\s*['"]?https?:/);
    expect(page).not.toContain('sourceMappingURL');
  });

  it('holds the whole contract, whatever its texts contain', () => {
    expect(scripts).toHaveLength(2);
    const json = /^const CONTRACT = (.*);$/m.exec(scripts[1] ?? '')?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(document);
    const hostile = { ...document, info: { ...document.info, description: '</script><script>alert(1)</script><!--' } };
    expect(referencePage(hostile, customers)).not.toContain('<script>alert');
    expect(referencePage(hostile, customers).match(/<\/script>/g)).toHaveLength(2);
  });
});
