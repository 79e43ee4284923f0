/** A thing and its one name in each language of the copy (docs/copy.md), with the names that it must not have. */
interface CopyTerm {
  cn: string;
  en: string;
  notCn?: readonly ForbiddenWord[];
  /** Whole words, in any case. */
  notEn?: readonly ForbiddenWord[];
}

/** A word, or a word with the phrases in which it is right. */
export type ForbiddenWord = string | { word: string; except: readonly string[] };

/** Names of the things that customers read about. */
export const copyTerms: readonly CopyTerm[] = [
  { cn: '增值', en: 'top up', notCn: ['充值', '加值', '值加'], notEn: ['recharge', 'value-added', 'Easy Top-Up', 'continue buy'] },
  { cn: '快捷繳費', en: 'Pay a bill', notCn: ['交費', '繳款'], notEn: ['express payment', 'immediate payment'] },
  { cn: '帳單', en: 'bill', notCn: ['賬單', '月結單'], notEn: ['monthly statement', 'bill management'] },
  { cn: '電子帳單', en: 'email bill', notCn: ['電子賬單'], notEn: ['e-bill', 'e-bills', 'electronic bills'] },
  { cn: '紙本帳單', en: 'paper bill', notCn: ['紙質', '補發郵寄帳單'], notEn: ['mailing bills', 'mailed bill'] },
  { cn: '應繳金額', en: 'amount due', notCn: ['結欠', '結餘', '欠款'], notEn: ['outstanding balance'] },
  { cn: '多繳金額', en: 'credit', notCn: ['結存', '溢繳'] },
  { cn: '餘額', en: 'balance', notCn: ['剩餘金額'] },
  { cn: '客戶編號', en: 'account number', notCn: ['客戶號碼', '帳戶號碼', '帳號'], notEn: ['client number'] },
  { cn: '電子錢包', en: 'wallet', notCn: [{ word: '錢包', except: ['電子錢包'] }], notEn: ['e-wallet'] },
  { cn: '發單日', en: 'bill date', notCn: ['月結日', '發單日期', '帳單日期', '出帳日'], notEn: ['issue date', 'statement date'] },
  { cn: '截數日', en: 'cut-off date', notCn: ['截數日期', '結算日'] },
  { cn: '使用記錄', en: 'usage record', notCn: [{ word: '紀錄', except: ['刑事紀錄'] }], notEn: ['query dosage', 'dosage'] },
  { cn: '未出帳用量', en: 'usage since your last bill', notEn: ['unbilled usage'] },
  { cn: '月費計劃', en: 'monthly plan', notCn: ['套餐', '資費'] },
  { cn: '月費客戶', en: 'monthly plan customer', notCn: ['後付'], notEn: ['postpaid customer', 'postpaid customers', 'postpaid number'] },
  { cn: '儲值卡', en: 'prepaid card', notCn: ['預付卡'] },
  { cn: 'SIM 卡', en: 'SIM card', notCn: ['智能卡', '電話卡'] },
  { cn: '手機號碼', en: 'mobile number', notCn: ['手提電話', '手機號 '], notEn: ['phone number', 'telephone number', 'cell phone'] },
  { cn: '出機計劃', en: 'plan with a phone', notCn: ['配合計劃'] },
  { cn: '品牌', en: 'brand', notCn: ['牌子'], notEn: ['maker', 'makers'] },
  { cn: '數據', en: 'data', notCn: ['流量'] },
  { cn: '短訊', en: 'SMS', notCn: ['短信', '簡訊'] },
  { cn: '客戶服務熱線', en: 'hotline', notCn: ['客戶熱線', '客服熱線'] },
  { cn: '客戶服務員', en: 'customer service', notCn: ['客服人員', '客服專員'] },
  { cn: '國家或地區代碼', en: 'country code', notCn: ['國家號碼', '地區編號', '國家編號'] },
  { cn: '推廣資訊', en: 'marketing messages', notEn: ['promotion media', 'promotional media', 'promotion messages'] },
  { cn: '密碼', en: 'password', notCn: ['口令'], notEn: [{ word: 'PIN', except: ['voicemail PIN', 'temporary PIN', '*PIN#', 'PIN of 4 digits'] }] },
  { cn: '短訊驗證碼', en: 'SMS code', notCn: ['動態碼', '校驗碼'], notEn: ['OTP', 'one-time password'] },
  { cn: '電郵地址', en: 'email address', notCn: ['郵箱', '電子郵件'], notEn: ['e-mail', 'e-mails'] },
  { cn: '私隱聲明', en: 'privacy statement', notCn: ['隱私'] },
  { cn: '首頁', en: 'home page', notCn: ['返回主頁'] },
];

/** What buttons and hints say. */
export const copyActions: readonly CopyTerm[] = [
  { cn: '提交', en: 'send', notCn: ['遞交', '送出'], notEn: ['delivery confirmation'] },
  {
    cn: '選擇',
    en: 'choose',
    notCn: ['揀選', '選取', '挑選', '選用', '勾選', '剔選'],
    notEn: ['pick at least one', 'tick the box', 'please check agreed terms'],
  },
  { cn: '開啟、關閉', en: 'turn on, turn off', notEn: ['enable', 'disable', 'switch on', 'switch off'] },
  { cn: '登入、登出', en: 'log in, log out', notCn: ['登錄', '註銷'], notEn: ['log on', 'log off'] },
  { cn: '上一步', en: 'back', notEn: ['last step'] },
  { cn: '繼續、下一步', en: 'continue', notEn: ['next step'] },
  { cn: '再試一次', en: 'try again', notCn: ['重試'] },
  { cn: '查詢', en: 'check, ask', notEn: ['inquire', 'inquiry', 'query usage'] },
  { cn: '重設', en: 'reset', notCn: ['重置'] },
  { cn: '這裏', en: 'here', notCn: ['這里', '這裡', '哪裡', '在此處'] },
  { cn: '天', en: 'day', notCn: ['工作日'] },
];

/** Words that no customer in Macau would use, and English that was translated. */
export const foreignWords: { cn: readonly ForbiddenWord[]; en: readonly ForbiddenWord[] } = {
  cn: [
    { word: '大屏', except: ['大屏幕'] },
    { word: '曲面屏', except: ['曲面屏幕'] },
    { word: '快充', except: ['加快充電'] },
    '退訂',
    '信息',
    '視頻',
    '質量',
    '默認',
    '激活',
    '用戶',
    '渠道',
    '優化',
    '分辨率',
    '內存',
    '帶寬',
    '打印',
    '點擊',
    '鏈接',
    '菜單',
    '界面',
    '賬',
    '確定使用',
  ],
  en: ['successfully', 'kindly', 'non-subscriber', 'must be same', 'real-name', 'please note'],
};
