import { useTranslation } from 'react-i18next';
import type { GalleryImage } from './gallery-images.ts';

export interface GalleryProps {
  /** Name of the phone. */
  name: string;
  images: readonly GalleryImage[];
  /** Index of the shown image. */
  current: number;
  onShow: (index: number) => void;
}

/** Label of an image with its colour and position, such as "Blue, picture 2 of 9". */
export function usePositionLabel(images: readonly GalleryImage[]) {
  const { t } = useTranslation('phones');
  return (index: number) => t('gallery.position', { color: images[index]?.colorName ?? '', position: index + 1, total: images.length });
}

/** Next or previous index, wrapping around. */
export const wrapIndex = (index: number, by: 1 | -1, count: number): number => (index + by + count) % count;
