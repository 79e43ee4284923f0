import type { Handlers } from './handler.ts';
import * as auth from './handlers/auth.ts';
import * as bills from './handlers/bills.ts';
import * as business from './handlers/business.ts';
import * as careers from './handlers/careers.ts';
import * as contact from './handlers/contact.ts';
import * as idd from './handlers/idd.ts';
import * as music from './handlers/music.ts';
import * as news from './handlers/news.ts';
import * as payments from './handlers/payments.ts';
import * as phones from './handlers/phones.ts';
import * as plans from './handlers/plans.ts';
import * as roaming from './handlers/roaming.ts';
import * as search from './handlers/search.ts';
import * as settings from './handlers/settings.ts';
import * as site from './handlers/site.ts';
import * as sms from './handlers/sms.ts';
import * as topUp from './handlers/top-up.ts';
import * as travelCard from './handlers/travel-card.ts';
import * as usage from './handlers/usage.ts';
import * as ussd from './handlers/ussd.ts';

/** The handlers of all areas by operationId. */
export const handlers: Handlers = {
  ...site.handlers,
  ...plans.handlers,
  ...phones.handlers,
  ...business.handlers,
  ...news.handlers,
  ...careers.handlers,
  ...contact.handlers,
  ...roaming.handlers,
  ...idd.handlers,
  ...search.handlers,
  ...music.handlers,
  ...travelCard.handlers,
  ...auth.handlers,
  ...settings.handlers,
  ...bills.handlers,
  ...usage.handlers,
  ...payments.handlers,
  ...sms.handlers,
  ...topUp.handlers,
  ...ussd.handlers,
};
