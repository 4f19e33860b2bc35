/** What other areas use of this one. */
export { applyToLead } from './applyToLead';
export { endOfferOfPod, endOffersTo } from './endOffers';
export { dropLeaderActions } from './requiredActions';
export { signOffStaff, signOffTrained } from './signOff';
export { withdrawApplication } from './withdrawApplication';
