import { money } from '#operator';
import type { Texts } from '../handler.ts';
import { isOn, prepaidOf, record, roamingOf } from '../ledger/ledger.ts';
import type { Persona } from '../personas.ts';
import { mop } from '../seed/bills-figures.ts';
import { longDate, macauDateTime } from '../seed/macau-time.ts';
import { inMop } from '../seed/prices.ts';
import { KIB_A_GB } from '../seed/top-up.ts';
import { type Feature, type ForwardCondition, features, forwardConditions, type Pack, packs, type UssdEffect } from '../seed/ussd.ts';
import type { SentCodes } from '../sent-codes.ts';
import type { Sandbox } from '../state.ts';

export interface CustomerUssd {
  /** Forward-to numbers, such as `+853 28710066`. */
  forwards: Map<ForwardCondition, string>;
  /** By service. */
  codes: SentCodes;
}

function stateText(feature: Feature, on: boolean, isNew = false): Texts {
  const { name: alone, inSentence: name = alone } = features[feature];
  const state = on ? '開啟' : '關閉';
  return { cn: isNew ? `已${state}${name.cn}。` : `${name.cn}現時已${state}。`, en: `${name.en} is ${isNew ? 'now ' : ''}${on ? 'on' : 'off'}.` };
}

function forwardsInWords(forwards: CustomerUssd['forwards']): Texts {
  if (forwards.size === 0) return { cn: '沒有轉駁', en: 'Not forwarded' };
  const lines = [...forwards].map(([when, to]) => ({ cn: `${forwardConditions[when].cn}：${to}`, en: `${forwardConditions[when].en}: ${to}` }));
  return { cn: lines.map(({ cn }) => cn).join('\n'), en: lines.map(({ en }) => en).join('\n') };
}

function roamingText(sandbox: Sandbox, customer: Persona): Texts {
  const { used, days, avos } = roamingOf(sandbox, customer);
  const [gb, charge] = [(used / KIB_A_GB).toFixed(1), money.sign + mop(avos)];
  const none = { cn: '本期未有漫遊用量。', en: 'You have not used roaming in this period.' };
  const use = {
    cn: `本期漫遊數據 ${gb} GB，日費 ${days} 日，共 ${charge}。`,
    en: `Roaming data in this period: ${gb} GB. Day passes: ${days}, ${charge} in total.`,
  };
  const { cn, en } = used === 0 ? none : use;
  return { cn: `${cn}外地網絡的記錄最多會延遲 48 小時。`, en: `${en} Records from abroad can arrive up to 48 hours late.` };
}

function buyPack(sandbox: Sandbox, customer: Persona, id: Pack): Texts {
  const pack = packs[id];
  const { balance } = prepaidOf(sandbox, customer);
  if (pack.price > balance)
    return {
      cn: `餘額 ${money.sign}${inMop(balance)} 不足，所以未有購買，亦沒有收費。`,
      en: `Your balance of ${money.sign}${inMop(balance)} is not enough, so nothing was bought or charged.`,
    };
  record(sandbox, customer, { kind: 'pack', at: Date.now(), pack: id });
  return {
    cn: `已購買${pack.name.cn}計劃，由首次使用起計 ${pack.lasts.cn}內有效。`,
    en: `You have bought ${pack.name.en}. It lasts ${pack.lasts.en} from first use.`,
  };
}

function packText(sandbox: Sandbox, customer: Persona): Texts {
  const { pack } = prepaidOf(sandbox, customer);
  if (pack === undefined) return { cn: '你現時沒有使用中的漫遊數據計劃。', en: 'You have no roaming data plan right now.' };
  return {
    cn: `${pack.name.cn}：尚餘 ${pack.gb} GB，由首次使用起計 ${pack.lasts.cn}內有效。`,
    en: `${pack.name.en}: ${pack.gb} GB left. It lasts ${pack.lasts.en} from first use.`,
  };
}

/**
 * Applies a service; returns the text for the customer, undefined when there is none yet. `to` is the forward-to number with its country
 * code.
 */
export function applyEffect(effect: UssdEffect, ussd: CustomerUssd, to: string, sandbox: Sandbox, customer: Persona): Texts | undefined {
  switch (effect.type) {
    case 'switch':
      record(sandbox, customer, { kind: 'switch', at: Date.now(), feature: effect.feature, on: effect.on });
      return stateText(effect.feature, effect.on, true);
    case 'ask':
      return stateText(effect.feature, isOn(sandbox, customer, effect.feature));
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
    case 'roamingUse':
      return roamingText(sandbox, customer);
    case 'pack':
      return buyPack(sandbox, customer, effect.pack);
    case 'packLeft':
      return packText(sandbox, customer);
    case 'balance': {
      const balance = money.sign + inMop(prepaidOf(sandbox, customer).balance);
      const [year = 0, month = 0] = macauDateTime(Date.now()).split('-').map(Number);
      // The last day of next month.
      const until = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
      return { cn: `餘額 ${balance}，有效期至 ${longDate(until, 'cn')}。`, en: `Balance ${balance}. Valid until ${longDate(until, 'en')}.` };
    }
    case 'alert':
      return effect.text;
    case 'link':
    case 'queue':
      return undefined;
  }
}
