import { business, membership, send, type AuditRow } from './auditRow';

const agreement = membership('/agreements');

export const termsRows: AuditRow[] = [
  {
    operation: 'publishBusinessTerms',
    act: 'TERMS_PUBLISHED',
    does: send('admin', 'post', business('/terms'), { kind: 'TERMS', text: 'Be kind.' }),
    by: 'admin',
    about: 'business',
    detail: 'TERMS',
  },
  {
    operation: 'publishAgreement',
    act: 'TERMS_WITHDRAWN',
    given: send('owner', 'post', agreement, { kind: 'LEADER_AGREEMENT', text: 'Lead.' }),
    does: send('admin', 'post', agreement, { kind: 'LEADER_AGREEMENT', text: '' }),
    by: 'admin',
    about: 'membership',
    detail: 'LEADER_AGREEMENT',
  },
];
