import type { AcceptedTerms, PublishedTerms, TermsDocument } from '../../contract/entities.gen';
import { isRequired, type TermsAct } from '../../domain/terms/terms';
import type { VersionRow } from './versions';

const contentOf = ({ text, isLink }: Pick<VersionRow, 'text' | 'isLink'>) =>
  isLink ? { link: text } : { ...(text !== '' && { text }) };

const headOf = ({ id, kind, origin, name, number, publishedAt }: Omit<VersionRow, 'text'>) => ({
  id,
  kind,
  origin,
  ...(name !== null && { name }),
  number,
  published: publishedAt.getTime(),
});

export const presentDocument = (row: VersionRow): TermsDocument => ({
  ...headOf(row),
  ...(row.whatChanged !== '' && { whatChanged: row.whatChanged }),
  ...contentOf(row),
  required: isRequired(row),
});

export interface AcceptedRow extends VersionRow {
  acceptedAt: Date;
  act: TermsAct;
}

export const presentAccepted = (row: AcceptedRow): AcceptedTerms => ({
  ...headOf(row),
  accepted: row.acceptedAt.getTime(),
  act: row.act,
});

export interface PublishedRow extends VersionRow {
  publisher: string | null;
  accepted: number;
  concerned: number;
}

export const presentPublished = (row: PublishedRow): PublishedTerms => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  published: row.publishedAt.getTime(),
  ...(row.publisher !== null && { publishedBy: row.publisher }),
  ...(row.whatChanged !== '' && { whatChanged: row.whatChanged }),
  ...contentOf(row),
  accepted: row.accepted,
  concerned: row.concerned,
});
