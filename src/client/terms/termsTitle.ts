import type { TermsKind } from '../../domain/terms/terms';
import { words } from './words.gen';

interface Named {
  kind: TermsKind;
  /** The business's or the membership's; the operator's texts have none. */
  name?: string | undefined;
}

/** 'Terms', 'Leader agreement of Early Birds'. */
export const termsTitle = ({ kind, name }: Named): string => (name ? words.kindsOf[kind]({ name }) : words.kinds[kind]);
