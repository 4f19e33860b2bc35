import { mailTemplates } from '../../areas';
import type { DeferredTemplate, MailTemplate } from '../../platform/mail/template';
import type { TemplateName } from '../mails/mailSamples';
import type { WrittenMail } from '../mails/mails';
import type { Row } from './claim';
import type { World } from './world';

type AnyTemplate = Pick<MailTemplate<Row>, 'render'> & Partial<DeferredTemplate<Row, Row>>;

const WRITES = /\b(insert into|update|delete from)\b(?! skip| of)/i;

/** The changes made when a mail scanner opens each of a mail's links with HEAD and GET; there should be none. */
export async function changesByOpening(
  { test }: World,
  mail: Pick<WrittenMail, 'template' | 'data'>,
): Promise<string[]> {
  const { config, database } = test.app.context;
  const now = test.clock.now();
  const { render, fillIn } = mailTemplates[mail.template as TemplateName] as unknown as AnyTemplate;
  const data = fillIn ? (await fillIn({ db: database.db, config, now }, mail.data))?.data : mail.data;
  const text = data ? JSON.stringify(render(data, 'en', now)) : '';
  const links = text.split(/["\s\\]/).filter((word) => word.startsWith(config.publicUrl));
  const { statements } = await test.countStatements(async () => {
    for (const link of new Set(links))
      for (const method of ['HEAD', 'GET'] as const)
        await test.app.http.inject({ method, url: link.slice(config.publicUrl.length) || '/' });
  });
  return statements
    .filter((text) => WRITES.test(text))
    .map((text) => `${mail.template}: opening its links does ${text}`);
}
