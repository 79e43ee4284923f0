import type { Bilingual } from '../handler.ts';
import { type Feature, type ForwardCondition, features, forwardConditions, type UssdEffect } from '../seed/ussd.ts';

export interface CustomerUssd {
  on: Set<Feature>;
  /** Forward-to numbers, such as `+853 28710066`. */
  forwards: Map<ForwardCondition, string>;
  /** Services with an unused code. */
  codesFor: Set<string>;
}

function switched(feature: Feature, on: boolean): Bilingual {
  const { name: alone, inSentence: name = alone } = features[feature];
  return on ? { cn: `已開啟${name.cn}。`, en: `${name.en} is now on.` } : { cn: `已關閉${name.cn}。`, en: `${name.en} is now off.` };
}

function stateText(feature: Feature, on: boolean): Bilingual {
  const { name: alone, inSentence: name = alone } = features[feature];
  return on ? { cn: `${name.cn}現時已開啟。`, en: `${name.en} is on.` } : { cn: `${name.cn}現時已關閉。`, en: `${name.en} is off.` };
}

function forwardsInWords(forwards: CustomerUssd['forwards']): Bilingual {
  if (forwards.size === 0) return { cn: '現時沒有設定來電轉駁。', en: 'Your calls are not forwarded.' };
  const lines = [...forwards].map(([when, to]) => ({ cn: `${forwardConditions[when].cn}：${to}`, en: `${forwardConditions[when].en}: ${to}` }));
  return { cn: lines.map(({ cn }) => cn).join('\n'), en: lines.map(({ en }) => en).join('\n') };
}

/**
 * Applies a service; returns the text for the customer, undefined when there is none yet. `to` is the forward-to number with its country
 * code.
 */
export function applyEffect(effect: UssdEffect, ussd: CustomerUssd, to: string): Bilingual | undefined {
  switch (effect.type) {
    case 'switch':
      if (effect.on) ussd.on.add(effect.feature);
      else ussd.on.delete(effect.feature);
      return switched(effect.feature, effect.on);
    case 'ask':
      return stateText(effect.feature, ussd.on.has(effect.feature));
    case 'forward':
      ussd.forwards.set(effect.when, to);
      return { cn: `已設定來電轉駁。${forwardConditions[effect.when].cn}：${to}`, en: `Call forwarding is set. ${forwardConditions[effect.when].en}: ${to}` };
    case 'stopForward':
      ussd.forwards.clear();
      return { cn: '已取消所有來電轉駁。', en: 'All call forwarding is off.' };
    case 'askForwards':
      return forwardsInWords(ussd.forwards);
    case 'alertNumber':
      return { cn: `漏接提示將會發到 ${to}。`, en: `Missed-call alerts will go to ${to}.` };
    case 'alert':
    case 'say':
      return effect.text;
    case 'link':
    case 'queue':
      return undefined;
  }
}
