import type { BalanceLookup } from '@/api/payments';

export interface Payer extends BalanceLookup {
  mobileNo: string;
}
