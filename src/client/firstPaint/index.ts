import './withoutBrowser';

export { direction, renderLoading, renderPublic, shellTexts } from './prerender';
export { publicPages, signedInPages } from './prerenderedPages';
export { LANGUAGE as language } from '../ui/language';
export { firstReadsOf, renderSnapshot } from './renderSnapshot';
