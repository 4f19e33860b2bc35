import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/context';
import { invalid } from '../platform/http/problem';
import { pageLinks } from '../../domain/links';
import { findCode, linkGone } from '../session';
import { settingTypeOfCode } from './unsubscribeLinks';
import { turnOffSetting } from './updateSettings';
import { refusals } from './refusals';

/** Sent by mail programs, in either encoding (RFC 8058). */
const FIELD = 'List-Unsubscribe';
const ONE_CLICK = 'One-Click';

async function fieldOf(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return (request.body as Record<string, unknown> | undefined)?.[FIELD];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field' && part.fieldname === FIELD) return part.value;
    }
  } catch {
    // A truncated form body.
  }
  return undefined;
}

/**
 * Turns one type off for a person, by the code in a mail (rule notifications.unsubscribe). The code isn't used up: a
 * second click gets the same response. 400 for a request that isn't a one-click request, or for an unknown or expired
 * code.
 */
export async function unsubscribe(context: AppContext, code: string, request: FastifyRequest): Promise<void> {
  if ((await fieldOf(request)) !== ONE_CLICK) throw invalid(refusals.unsubscribe);
  await context.act(async (act) => {
    const found = await findCode(act.tx, code, ['unsubscribe'], act.now);
    if (!found?.userId) throw linkGone();
    await turnOffSetting(act, found.userId, settingTypeOfCode(found));
  });
}

/** The page that shows what a code turns off. Mail scanners open every link, so this changes nothing. */
export async function unsubscribePage({ database, clock }: AppContext, code: string): Promise<string> {
  const found = await findCode(database.db, code, ['unsubscribe'], clock.now());
  return pageLinks.unsubscribe(code, found && settingTypeOfCode(found));
}
