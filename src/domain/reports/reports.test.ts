import { possibleOutcomes, REPORT_KINDS, type ReportFacts } from './reports';

const all: ReportFacts = { kind: 'MESSAGE', isThere: true, participates: true, canBeDisabled: true };

it('everything but a person can be removed while it is there', () => {
  const removable = REPORT_KINDS.filter((kind) => possibleOutcomes({ ...all, kind }).includes('REMOVED'));
  expect(removable).toEqual(['MESSAGE', 'IMAGE', 'COMMENT', 'PHOTO']);
  expect(possibleOutcomes({ ...all, isThere: false })).toEqual(['REMOVED_FROM_POD', 'DISABLED', 'DISMISSED']);
});

it('a person is removed from a pod only as its participant, and disabled only as a member who isn’t', () => {
  expect(possibleOutcomes({ ...all, kind: 'PERSON' })).toEqual(['REMOVED_FROM_POD', 'DISABLED', 'DISMISSED']);
  expect(possibleOutcomes({ ...all, participates: false })).toEqual(['REMOVED', 'DISABLED', 'DISMISSED']);
  expect(possibleOutcomes({ ...all, canBeDisabled: false })).toEqual(['REMOVED', 'REMOVED_FROM_POD', 'DISMISSED']);
});

it('a report can always be dismissed', () => {
  const nothing = { isThere: false, participates: false, canBeDisabled: false };
  for (const kind of REPORT_KINDS) expect(possibleOutcomes({ kind, ...nothing })).toEqual(['DISMISSED']);
});
