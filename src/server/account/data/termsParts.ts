import { sql, type SQL } from 'drizzle-orm';
import { termsAcceptances, termsVersions } from '../../platform/database/schema';
import { columnsWithout, nameIn, type DataPart } from './dataPart';

const ofVersion = (column: string): SQL =>
  sql`(select it.${sql.identifier(column)} from terms_versions it where it.id = ${termsAcceptances.versionId})`;

const nameOf = (table: 'businesses' | 'memberships', id: string): SQL => sql`(select named.name from terms_versions it
  join ${sql.identifier(table)} named on named.id = it.${sql.identifier(id)} where it.id = ${termsAcceptances.versionId})`;

export const termsParts: DataPart[] = [
  {
    name: 'termsAccepted',
    table: termsAcceptances,
    owner: termsAcceptances.userId,
    fields: {
      ...columnsWithout(termsAcceptances, [termsAcceptances.userId]),
      kind: ofVersion('kind'),
      number: ofVersion('number'),
      businessName: nameOf('businesses', 'business_id'),
      membershipName: nameOf('memberships', 'membership_id'),
      publishedAt: ofVersion('published_at'),
      text: ofVersion('text'),
    },
    batchRows: 50,
  },
  {
    name: 'termsPublished',
    table: termsVersions,
    owner: termsVersions.publishedBy,
    fields: {
      ...columnsWithout(termsVersions, [termsVersions.publishedBy, termsVersions.isStandard]),
      businessName: nameIn('businesses', termsVersions.businessId),
      membershipName: nameIn('memberships', termsVersions.membershipId),
    },
    batchRows: 50,
  },
];
