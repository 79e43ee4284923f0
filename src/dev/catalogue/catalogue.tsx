import { useEffect } from 'react';
import { content } from '#operator';
import { ToastRegion } from '@/components/toast-region';
import { switchLanguage } from '@/i18n/i18n';
import { useLanguage } from '@/session/language';
import { defaultLanguage, languages } from '../../../openapi/languages.ts';
import { Calcada } from '../../brand/calcada.tsx';
import { Logo } from '../../brand/logo.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { LampArcs } from '../../ui/night-card.tsx';
import { Buttons } from './buttons.tsx';
import { Carousels } from './carousels.tsx';
import css from './catalogue.module.css';
import { Choices } from './choices.tsx';
import { DataParts } from './data-parts.tsx';
import { Drawings } from './drawings.tsx';
import { Fields } from './fields.tsx';
import { Navigation } from './navigation.tsx';
import { Responses } from './responses.tsx';
import { showStates } from './states.ts';
import { useWords } from './words.tsx';

/** Every primitive in every state; the dark theme once more at the end, as in the reference picture. */
export function Catalogue() {
  const t = useWords();
  const language = useLanguage();
  const other = languages.find(({ code }) => code !== language) ?? defaultLanguage;

  useEffect(showStates, []);

  const all = (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Navigation />
      <DataParts />
      <Responses />
      <Carousels />
      <Drawings />
    </>
  );

  return (
    <>
      <header className={`${css.top} onDark`}>
        <LampArcs className={css.topArt} />
        <div className={`wrap ${css.topRow}`}>
          <Logo onDark label={content.billName.cn} />
          <h1 className={css.title}>{t('元件表', 'Components')}</h1>
          <button type="button" className={buttonClass({ variant: 'band', size: 44 })} onClick={() => void switchLanguage(other.code)}>
            <span lang={other.tag}>{other.name}</span>
          </button>
        </div>
      </header>
      <main>
        {['light', 'dark'].map((scheme) => (
          <div key={scheme} className={css.theme} data-scheme={scheme} data-testid={scheme}>
            <div className="wrap">{all}</div>
          </div>
        ))}
      </main>
      <footer>
        <Calcada />
        <div className={css.foot} />
      </footer>
      <ToastRegion />
    </>
  );
}
