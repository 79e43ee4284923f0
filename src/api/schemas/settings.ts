/** Zod schemas. Import them only in the module of a form, because they bring zod. */
export {
  ChangePasswordBody,
  ChangePromotionMediaBody,
  SaveDataUsageAlertBody,
} from '../generated/zod/settings/settings.zod.ts';
