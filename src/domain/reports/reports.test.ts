import { possibleOutcomes, REPORT_KINDS, type ReportFacts } from './reports';

const all: ReportFacts = { kind: 'MESSAGE', participates: true, canBeDisabled: true };

it('everything but a person can be removed', () => {
  const removable = REPORT_KINDS.filter((kind) => possibleOutcomes({ ...all, kind }).includes('REMOVED'));
  expect(removable).toEqual(['MESSAGE', 'IMAGE', 'COMMENT', 'PHOTO']);
});

it('a person is removed from a pod only as its participant, and disabled only as a member who isn’t staff', () => {
  expect(possibleOutcomes({ ...all, kind: 'PERSON' })).toEqual(['REMOVED_FROM_POD', 'DISABLED', 'DISMISSED']);
  expect(possibleOutcomes({ ...all, participates: false })).toEqual(['REMOVED', 'DISABLED', 'DISMISSED']);
  expect(possibleOutcomes({ ...all, canBeDisabled: false })).toEqual(['REMOVED', 'REMOVED_FROM_POD', 'DISMISSED']);
});

it('an earlier decision can stand, and a report can always be dismissed', () => {
  const nothing = { kind: 'PERSON', participates: false, canBeDisabled: false } as const;
  expect(possibleOutcomes(nothing)).toEqual(['DISMISSED']);
  expect(possibleOutcomes({ ...nothing, earlier: 'REMOVED_FROM_POD' })).toEqual(['REMOVED_FROM_POD', 'DISMISSED']);
});
