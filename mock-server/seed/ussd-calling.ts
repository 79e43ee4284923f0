import type { UssdServiceGroup } from './ussd.ts';

export const calling: readonly UssdServiceGroup[] = [
  {
    name: { cn: '來電轉駁', en: 'Call forwarding' },
    needsCode: true,
    services: [
      {
        id: '7201',
        name: { cn: '轉駁所有來電', en: 'Forward all calls' },
        remark: { cn: '電話不會響鈴，來電直接接到指定號碼。', en: 'Your phone does not ring. Calls go straight to the number you choose.' },
        does: { type: 'forward', when: 'all' },
      },
      {
        id: '7202',
        name: { cn: '通話中時轉駁', en: 'Forward when on another call' },
        remark: { cn: '正在通話而沒有開啟來電待接時適用。', en: 'Works when you are on another call and call waiting is off.' },
        does: { type: 'forward', when: 'busy' },
      },
      {
        id: '7203',
        name: { cn: '無人接聽時轉駁', en: 'Forward when not answered' },
        remark: { cn: '響鈴約 20 秒後轉駁。', en: 'Forwards after about 20 seconds of ringing.' },
        does: { type: 'forward', when: 'noAnswer' },
      },
      {
        id: '7204',
        name: { cn: '未能接通時轉駁', en: 'Forward when unreachable' },
        remark: { cn: '關機或沒有網絡時適用。', en: 'Works while your phone is off or has no network.' },
        does: { type: 'forward', when: 'unreachable' },
      },
      { id: '7206', name: { cn: '查詢轉駁設定', en: 'Check setting' }, does: { type: 'askForwards' } },
      {
        id: '7205',
        name: { cn: '取消所有轉駁', en: 'Stop all forwarding' },
        question: { cn: '確定取消所有來電轉駁？', en: 'Stop all call forwarding?' },
        does: { type: 'stopForward' },
      },
    ],
  },
  {
    name: { cn: '來電及號碼顯示', en: 'Calls and number display' },
    services: [
      {
        id: '7211',
        name: { cn: '開啟來電待接', en: 'Turn call waiting on' },
        remark: { cn: '通話時有另一來電，會聽到提示音。免費。', en: 'You hear a tone if someone else calls while you talk. It is free.' },
        does: { type: 'switch', feature: 'callWaiting', on: true },
      },
      { id: '7212', name: { cn: '關閉來電待接', en: 'Turn call waiting off' }, does: { type: 'switch', feature: 'callWaiting', on: false } },
      { id: '7213', name: { cn: '查詢來電待接狀況', en: 'Is call waiting on?' }, does: { type: 'ask', feature: 'callWaiting' } },
      {
        id: '7214',
        name: { cn: '開啟來電顯示', en: 'Turn caller display on' },
        remark: { cn: '月費客戶免費。', en: 'Free with a monthly plan.' },
        does: { type: 'switch', feature: 'callerDisplay', on: true },
      },
      { id: '7215', name: { cn: '關閉來電顯示', en: 'Turn caller display off' }, does: { type: 'switch', feature: 'callerDisplay', on: false } },
    ],
  },
  {
    name: { cn: '留言信箱及漏接提示', en: 'Voicemail and missed calls' },
    services: [
      {
        id: '7221',
        name: { cn: '開啟留言信箱', en: 'Turn voicemail on' },
        remark: {
          cn: '未能接聽時，來電者可留言，每則最長 3 分鐘。在外地，來電轉到留言信箱亦會收費。',
          en: 'Callers can leave a message of up to 3 minutes. Abroad, you also pay for calls that go to voicemail.',
        },
        does: { type: 'switch', feature: 'voicemail', on: true },
      },
      { id: '7222', name: { cn: '關閉留言信箱', en: 'Turn voicemail off' }, does: { type: 'switch', feature: 'voicemail', on: false } },
      {
        id: '7223',
        name: { cn: '漏接提示發到另一號碼', en: 'Missed-call alerts to another number' },
        remark: {
          cn: '關機期間的漏接來電，會以短訊通知你指定的號碼。',
          en: 'While your phone is off, we send an SMS about missed calls to the number you choose.',
        },
        does: { type: 'alertNumber' },
      },
      {
        id: '7224',
        name: { cn: '收聽留言方法', en: 'How to listen to messages' },
        does: {
          type: 'alert',
          text: {
            cn: '在澳門按 *121 再按撥出。\n在外地撥 +853 6688 0121，按漫遊收費計算。\n首次使用須設定 4 位密碼。',
            en: 'In Macau, dial *121 and press call.\nAbroad, dial +853 6688 0121. Roaming charges apply.\nThe first time, you set a PIN of 4 digits.',
          },
        },
      },
      {
        id: '7225',
        name: { cn: '重設留言信箱密碼', en: 'Reset the voicemail PIN' },
        remark: { cn: '臨時密碼以短訊發送。', en: 'We send you a temporary PIN by SMS.' },
        question: { cn: '確定重設留言信箱密碼？', en: 'Reset the voicemail PIN?' },
        does: { type: 'queue' },
      },
    ],
  },
];
