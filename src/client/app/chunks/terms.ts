export { MyTermsPage as accountTerms } from '../../terms/MyTermsPage';
export {
  AgreementsPage as membershipAgreements,
  BusinessTermsPage as businessTerms,
} from '../../terms/PublishTermsPages';
