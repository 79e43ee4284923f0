import type { TFunction } from 'i18next';
import { paths } from '@/lib/paths';

/** What most visitors look for; `t` of the namespace `common`. */
export const popularPages = (t: TFunction<'common'>) => [
  { name: t('menu.plans'), to: paths.plans() },
  { name: t('popular.phones'), to: paths.phones() },
  { name: t('popular.roaming'), to: paths.roaming },
  { name: t('popular.idd'), to: paths.idd00 },
  { name: t('account.info'), to: paths.info },
  { name: t('footer.contact'), to: paths.contact },
];

/** What customers come for most often; `t` as above. */
export const ownTasks = (t: TFunction<'common'>) => [
  { name: t('account.payment'), to: paths.payment },
  { name: t('account.usage'), to: paths.usage },
  { name: t('account.topUp'), to: paths.topUp },
];
