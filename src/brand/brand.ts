/** Everything that makes this site Farol's: change this file (and the drawings beside it) for another operator. */
export const brand = {
  name: { cn: '燈塔電訊', en: 'Farol' },
  company: { cn: '燈塔電訊有限公司', en: 'Farol Telecommunications Limited' },
  /** The operator's hotline (SHELL-06), as dialled and as shown. */
  hotline: '1118',
  /** Languages that the hotline speaks, each in its own name. */
  hotlineLanguages: [
    { name: '廣東話', lang: 'zh-Hant-MO' },
    { name: 'English', lang: 'en' },
    { name: 'Português', lang: 'pt' },
  ],
} as const;

/** Hosts whose pages may stand in a frame inside content from the server, such as videos and maps. */
export const embedHosts: readonly string[] = ['video.farol.example', 'map.farol.example'];

interface Address {
  /** Environment variable that sets it at build time. */
  variable: string;
  value: string;
}

// Written out one by one: Vite replaces `import.meta.env.NAME` literally and nothing else.
const outside = {
  /** Base of the main operator site: the footer's paths are appended to it. */
  mainSite: { variable: 'VITE_MAIN_SITE_URL', value: import.meta.env.VITE_MAIN_SITE_URL || 'https://www.farol.example' },
  /** Survey authorisation page (HOME-20); takes the query parameters t and lang. */
  survey: { variable: 'VITE_SURVEY_URL', value: import.meta.env.VITE_SURVEY_URL || 'https://www.farol.example/survey/authorise' },
  chat: { variable: 'VITE_CHAT_URL', value: import.meta.env.VITE_CHAT_URL || 'https://chat.farol.example' },
  loyalty: { variable: 'VITE_LOYALTY_URL', value: import.meta.env.VITE_LOYALTY_URL || 'https://rewards.farol.example' },
  mall: { variable: 'VITE_MALL_URL', value: import.meta.env.VITE_MALL_URL || 'https://mall.farol.example' },
  phoneStore: { variable: 'VITE_PHONE_STORE_URL', value: import.meta.env.VITE_PHONE_STORE_URL || 'https://store.farol.example' },
  iphoneStore: { variable: 'VITE_IPHONE_STORE_URL', value: import.meta.env.VITE_IPHONE_STORE_URL || 'https://store.farol.example/iphone' },
  shopMap: { variable: 'VITE_SHOP_MAP_URL', value: import.meta.env.VITE_SHOP_MAP_URL || 'https://maps.farol.example/shops' },
  musicDownload: { variable: 'VITE_MUSIC_DOWNLOAD_URL', value: import.meta.env.VITE_MUSIC_DOWNLOAD_URL || 'https://music.farol.example/download' },
  travelCardGuide: {
    variable: 'VITE_TRAVEL_CARD_GUIDE_URL',
    value: import.meta.env.VITE_TRAVEL_CARD_GUIDE_URL || 'https://www.farol.example/travel-card/guide',
  },
  /**
   * Origin of the payment gateway: its checkout script, its wallets' pages. Without the variable it is the stand-in that the mock starts, so
   * a production build must set it.
   */
  gateway: { variable: 'VITE_PAYMENT_GATEWAY_URL', value: import.meta.env.VITE_PAYMENT_GATEWAY_URL || 'http://127.0.0.1:4180' },
} satisfies Record<string, Address>;

export type OutsideAddress = keyof typeof outside;

/** Addresses outside this site; without a slash at the end, so that paths can be appended. */
export const addresses: Readonly<Record<OutsideAddress, string>> = Object.fromEntries(
  Object.entries(outside).map(([name, address]) => [name, address.value.replace(/\/+$/, '')]),
) as Record<OutsideAddress, string>;

/** Stops the start when an outside address is not a complete https URL, and names the variable to put right. */
export function checkAddresses(list: readonly Address[] = Object.values(outside)): void {
  for (const { variable, value } of list) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    // The stand-in of this machine is the one address without encryption.
    if (url?.protocol !== 'https:' && url?.hostname !== '127.0.0.1') {
      throw new Error(`${variable} must be a complete https:// address, but it is "${value}".`);
    }
  }
}
