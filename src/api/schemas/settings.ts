/** The contract's rules for the account settings. Import them only where a form is: they bring zod along. */
export {
  ChangePasswordBody,
  ChangePromotionMediaBody,
  SaveDataUsageAlertBody,
} from '../generated/zod/settings/settings.zod.ts';
