import type { HandlersOf } from '../../platform/http/call';
import { knownTags } from '../../platform/http/site/entityTag';
import { notFound } from '../../platform/http/problem';
import { readUploadedFile } from '../../platform/http/uploads';
import { LOGO_REFUSED, logoOf, storeLogo } from './logo';

export const logoHandlers: HandlersOf<'getMembershipLogo' | 'uploadMembershipLogo'> = {
  getMembershipLogo: async ({ params, request, reply }, { database }) => {
    const logo = await logoOf(database.db, params.id, knownTags(request.headers['if-none-match']));
    if (!logo) throw notFound();
    reply.header('etag', logo.etag).header('cache-control', 'public, no-cache');
    if (logo.image) reply.type(logo.contentType).send(logo.image);
    else reply.code(304).send();
  },

  uploadMembershipLogo: async ({ params, request }, context) => {
    await storeLogo(context, params.id, await readUploadedFile(request, 'image', LOGO_REFUSED));
    return { done: true };
  },
};
