import { recordDownload } from '../../audit';
import type { HandlersOf } from '../../platform/http/call';
import { knownTags } from '../../platform/http/site/entityTag';
import { fileName } from '../../platform/http/site/fileName';
import { notFound } from '../../platform/http/problem';
import { readUploadedFile } from '../../platform/http/uploads';
import { getMembership } from '../getMembership';
import { LOGO_REFUSED, logoOf, storeLogo } from '../logo/logo';
import { membersCsv } from '../csv/membersCsv';

export const fileHandlers: HandlersOf<'downloadMembersCsv' | 'getMembershipLogo' | 'uploadMembershipLogo'> = {
  downloadMembersCsv: async (call, context) => {
    const { params, caller, reply } = call;
    const { name } = await getMembership(context, caller.userId, params.id);
    await recordDownload(context, call, 'MEMBERS_DOWNLOADED', { membershipId: params.id });
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName(name, 'members.csv')}"`)
      .header('cache-control', 'no-store')
      .send(membersCsv(context, params.id));
  },

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
