import { FinderSection } from './finder-section';
import { PhonesSection } from './phones-section';
import { ShopsSection } from './shops-section';
import { TermsSection } from './terms-section';

/** Sections below the fold, in a chunk of their own that does not delay the first screen. */
export function BelowFold() {
  return (
    <>
      <FinderSection />
      <PhonesSection />
      <ShopsSection />
      <TermsSection />
    </>
  );
}
