import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Link that calls the hotline; looks like a button unless `className` is given. */
export function HotlineLink({ icon = false, className = buttonClass() }: { icon?: boolean; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <a href={`tel:${brand.hotline}`} className={className}>
      {icon ? <Icon icon={Phone} /> : null}
      {t('hotline.call', { number: brand.hotline })}
    </a>
  );
}
