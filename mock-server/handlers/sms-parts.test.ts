import { describe, expect, it } from 'vitest';
import { content } from '#operator';
import { codingOf, partsOf } from './sms-parts.ts';

const lengths = (content: string) => partsOf(content).map((part) => part.length);

describe('coding (SMS-08)', () => {
  it('is 0 as soon as there is a Chinese character', () => {
    expect(codingOf('Meeting at 3')).toBe(1);
    expect(codingOf('Meeting at 3，三樓')).toBe(0);
  });
});

describe('parts (SMS-09, B09)', () => {
  it('are one of up to 160 without Chinese, else of 153', () => {
    expect(lengths('a'.repeat(160))).toEqual([160]);
    expect(lengths('a'.repeat(161))).toEqual([153, 8]);
    expect(lengths('a'.repeat(307))).toEqual([153, 153, 1]);
  });

  it('are one of up to 70 with Chinese, else of 67', () => {
    expect(lengths('燈'.repeat(70))).toEqual([70]);
    expect(lengths('燈'.repeat(71))).toEqual([67, 4]);
    expect(lengths(`${'a'.repeat(134)}燈`)).toEqual([67, 67, 1]);
  });

  it('count characters of the GSM extension twice and keep their two halves together', () => {
    expect(lengths('€'.repeat(80))).toEqual([80]);
    expect(lengths('€'.repeat(81))).toEqual([76, 5]);
    expect(lengths(`${'a'.repeat(152)}€${'a'.repeat(10)}`)).toEqual([152, 11]);
  });

  it('count an emoji as two code units and never cut it', () => {
    expect(lengths('😀'.repeat(35))).toEqual([70]);
    expect(lengths('😀'.repeat(36))).toEqual([66, 6]);
    expect(partsOf(`${'燈'.repeat(66)}😀${'塔'.repeat(10)}`)[1]).toBe(`😀${'塔'.repeat(10)}`);
  });

  it('treat a letter outside the GSM alphabet, as in Portuguese, like Chinese', () => {
    expect(lengths(`São Lourenço ${'a'.repeat(60)}`)).toEqual([67, 6]);
    expect(lengths(`à è é ${'a'.repeat(154)}`)).toEqual([160]);
  });

  it('joined are the message', () => {
    const message = `${content.billName.cn} €{} 😀\n`.repeat(20);
    expect(partsOf(message).join('')).toBe(message);
  });
});
