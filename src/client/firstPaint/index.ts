import './withoutBrowser';

export { firstReadsOf } from './firstReadsOf';
export { renderLoading, renderPublic } from './prerender';
export { publicPages, signedInPages } from './prerenderedPages';
export { renderSnapshot } from './renderSnapshot';
