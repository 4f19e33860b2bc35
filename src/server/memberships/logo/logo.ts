import { eq, ne, sql } from 'drizzle-orm';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { logos } from '../../platform/database/schema';
import { entityTag, type KnownTags } from '../../platform/http/site/entityTag';
import { invalidField } from '../../platform/http/problem';
import { decodeImage } from '../../platform/images/decodeImage';
import { refusals } from '../refusals';
import { imageFormat, type ImageFormat } from '../../platform/images/imageFormat';

const SIDE_PIXELS = 400;

/** The same message for every problem, since the reasons don't help the user. */
export const LOGO_REFUSED = refusals.logo;

/** Only these formats reach the decoder. */
const FORMATS: readonly (ImageFormat | undefined)[] = ['png', 'jpeg', 'webp'];

async function encode(image: Buffer): Promise<Buffer> {
  if (!FORMATS.includes(imageFormat(image))) throw invalidField('image', LOGO_REFUSED);
  try {
    return await decodeImage(image, (upright) =>
      upright.resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' }).webp({ quality: 88 }).toBuffer(),
    );
  } catch {
    throw invalidField('image', LOGO_REFUSED);
  }
}

export async function encodeLogo(uploaded: Buffer) {
  const image = await encode(uploaded);
  return { image, etag: entityTag(image), contentType: 'image/webp' };
}

export async function storeLogo(context: AppContext, membershipId: string, uploaded: Buffer): Promise<void> {
  const encoded = await encodeLogo(uploaded);
  await context.act(async (act) => {
    const logo = { ...encoded, updatedAt: act.now };
    const changed = await act.tx
      .insert(logos)
      .values({ membershipId, ...logo })
      .onConflictDoUpdate({ target: logos.membershipId, set: logo, setWhere: ne(logos.etag, encoded.etag) })
      .returning({ membershipId: logos.membershipId });
    if (changed.length > 0) await recordAct(act, 'MEMBERSHIP_CHANGED', { membershipId, fields: ['logo'] });
  });
}

export interface SentLogo {
  etag: string;
  contentType: string;
  /** Null if the client already has this version. */
  image: Buffer | null;
}

export async function logoOf(db: Queryable, membershipId: string, known: KnownTags): Promise<SentLogo | undefined> {
  const isKnown =
    known === '*'
      ? sql`true`
      : sql`${logos.etag} = any(${`{${known.map((tag) => JSON.stringify(tag)).join(',')}}`}::text[])`;
  const [logo] = await db
    .select({
      etag: logos.etag,
      contentType: logos.contentType,
      image: sql<Buffer | null>`case when ${isKnown} then null else ${logos.image} end`,
    })
    .from(logos)
    .where(eq(logos.membershipId, membershipId));
  return logo;
}
