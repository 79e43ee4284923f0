// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkResponse, showRefusal } from './check-response';

const panel = () => document.querySelector('[role=alert]')?.textContent ?? '';

describe('a response in development', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    document.querySelector<HTMLButtonElement>('[role=alert] button')?.click();
  });

  it('that meets the contract shows nothing', async () => {
    await checkResponse('GET', '/api/index/getgetNotice', { status: '0', data: { status: 1, title: '系統維護通知', content: '暫停服務' } });
    expect(panel()).toBe('');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('names the operation, the field and what was expected', async () => {
    await checkResponse('GET', '/api/planSection/getCategorySelectList', { status: '0', data: [{ id: '1001', name: 7 }] });
    expect(panel()).toContain('planCategories · data.0.name');
    expect(panel()).toMatch(/expected string/);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('planCategories · data.0.name'));
  });

  it('gives one message for one violation, also in an error response', async () => {
    await checkResponse('GET', '/api/planSection/getCategorySelectList', { status: '-1' });
    expect(panel().match(/planCategories/g)).toHaveLength(1);
    expect(panel()).toContain('message');
  });

  it('names the values that a field may have', async () => {
    await checkResponse('GET', '/api/index/getgetNotice', { status: '0', data: { status: 'on', title: '系統維護通知', content: '暫停服務' } });
    expect(panel()).toMatch(/notice · data\.status: Invalid input: expected 0 or expected 1/);
  });

  it('finds an undocumented field', async () => {
    await checkResponse('GET', '/api/planSection/getCategorySelectList', { status: '0', data: [{ id: '1001', name: '5G', colour: 'blue' }] });
    expect(panel()).toContain('colour');
  });

  it('finds a path that is not in the contract', async () => {
    await checkResponse('GET', '/api/nowhere', { status: '0' });
    expect(panel()).toContain('GET /api/nowhere');
  });

  it('shows the violations that the mock found in a request', () => {
    const header = encodeURIComponent(JSON.stringify([{ side: 'request', field: 'body.mobileNo', message: 'must match pattern' }]));
    showRefusal('POST', '/api/care/accountInquiry', header);
    expect(panel()).toContain('inquireAccountType (request) · body.mobileNo: must match pattern');
  });
});
