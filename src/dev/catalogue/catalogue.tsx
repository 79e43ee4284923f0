import { useEffect } from 'react';
import { content } from '#operator';
import { ToastRegion } from '@/components/toast-region';
import { switchLanguage } from '@/i18n/i18n';
import { useLanguage } from '@/session/language';
import { defaultLanguage, languages } from '../../../openapi/languages.ts';
import { CornerArcs } from '../../brand/arcs.tsx';
import { Calcada } from '../../brand/calcada.tsx';
import { Logo, Mark } from '../../brand/logo.tsx';
import { NightScene } from '../../brand/night-scene.tsx';
import { LampIcon } from '../../components/lamp-icon.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { LampArcs } from '../../ui/night-card.tsx';
import { Price } from '../../ui/price.tsx';
import { Card } from '../../ui/section.tsx';
import css from './catalogue.module.css';
import { Buttons, Choices, Fields } from './controls.tsx';
import { DataParts } from './data-parts.tsx';
import { Carousels, Navigation } from './navigation.tsx';
import { Responses } from './responses.tsx';
import { Section, useWords } from './words.tsx';

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

function Drawings() {
  const t = useWords();
  return (
    <Section title={t('圖畫', 'Drawings')} text={t('燈塔、瓷磚、碎石路：全部自家繪製', 'Lighthouse, tiles, paving: all drawn here')}>
      <div className={css.art}>
        <div className={css.night}>
          <NightScene />
        </div>
        <div className={css.sample}>
          <Logo label={content.billName.cn} />
          <Mark size={64} />
          <Card>
            <CornerArcs className={css.cornerArt} />
            <Badge tone="lamp">
              <LampIcon />
              {t('推薦', 'Recommended')}
            </Badge>
            <h3>{t('5G 全速', '5G full speed')}</h3>
            <Price amount={168} per={t('/月', 'a month')} />
            <Button variant="primary" wide>
              {t('選擇此計劃', 'Choose this plan')}
            </Button>
          </Card>
        </div>
      </div>
    </Section>
  );
}

/**
 * Makes what the browser decides by itself visible side by side: rules for :hover and :focus-visible are repeated for
 * the classes `is-hover` and `is-focus`, and the token blocks of both themes for `[data-scheme]`.
 */
function showStates(): void {
  const sheet = new CSSStyleSheet();
  const copies: string[] = [];

  const walk = (rules: CSSRuleList, inDark: boolean) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const query = rule.conditionText;
        if (query.includes('max-width') && !window.matchMedia(query).matches) continue;
        if (query.includes('forced-colors') || query.includes('print') || query.includes('reduced-motion')) continue;
        walk(rule.cssRules, inDark || query.includes('prefers-color-scheme: dark'));
      } else if (rule instanceof CSSStyleRule) {
        const { selectorText: selector } = rule;
        const body = rule.style.cssText;
        if (selector === ':root') {
          if (inDark) copies.push(`[data-scheme="dark"]{${body};color-scheme:dark}`);
          else if (body.includes('--ink:')) copies.unshift(`[data-scheme="light"]{${body};color-scheme:light}`, `[data-scheme="dark"]{${body}}`);
          else copies.push(`[data-scheme]{${body}}`);
        } else if (/:hover|:focus-visible/.test(selector) && !selector.includes(':has')) {
          copies.push(`${selector.replaceAll(':hover', '.is-hover').replaceAll(':focus-visible', '.is-focus')}{${body}}`);
        }
      }
    }
  };

  for (const found of [...document.styleSheets]) walk(found.cssRules, false);
  for (const copy of copies) {
    try {
      sheet.insertRule(copy, sheet.cssRules.length);
    } catch {
      // A selector that cannot take a class (a pseudo-element behind :hover) has no state to show.
    }
  }
  document.adoptedStyleSheets = [sheet];
}
