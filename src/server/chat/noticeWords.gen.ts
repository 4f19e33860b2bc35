/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  mentioned: {
    text: (d: { senderName: string; channelName: string }) => "<b>" + d.senderName + "</b> mentioned you in <b>" + d.channelName + "</b>.",
    button: "See message",
    group: (d: { count: number; channelName: string }) => number('en', d.count) + " messages mention you in <b>" + d.channelName + "</b>.",
  },
  messageRemoved: {
    text: (d: { leaderName: string; channelName: string }) => "<b>" + d.leaderName + "</b> removed one of your messages in <b>" + d.channelName + "</b>.",
    group: (d: { count: number; channelName: string }) => number('en', d.count) + " of your messages were removed in <b>" + d.channelName + "</b>.",
  },
};

export type Words = typeof en;

const ar: Words = {
  mentioned: {
    text: (d: { senderName: string; channelName: string }) => "إشارة إليك من <b>" + d.senderName + "</b> في <b>" + d.channelName + "</b>.",
    button: "عرض الرسالة",
    group: (d: { count: number; channelName: string }) => "الرسائل التي تشير إليك في <b>" + d.channelName + "</b>: " + d.count + ".",
  },
  messageRemoved: {
    text: (d: { leaderName: string; channelName: string }) => "أُزيلت رسالة لك في <b>" + d.channelName + "</b> بقرار من <b>" + d.leaderName + "</b>.",
    group: (d: { count: number; channelName: string }) => "رسائلك التي أُزيلت في <b>" + d.channelName + "</b>: " + d.count + ".",
  },
};

const de: Words = {
  mentioned: {
    text: (d: { senderName: string; channelName: string }) => "<b>" + d.senderName + "</b> hat dich in <b>" + d.channelName + "</b> erwähnt.",
    button: "Nachricht ansehen",
    group: (d: { count: number; channelName: string }) => number('de', d.count) + " Nachrichten in <b>" + d.channelName + "</b> erwähnen dich.",
  },
  messageRemoved: {
    text: (d: { leaderName: string; channelName: string }) => "<b>" + d.leaderName + "</b> hat eine deiner Nachrichten in <b>" + d.channelName + "</b> entfernt.",
    group: (d: { count: number; channelName: string }) => number('de', d.count) + " deiner Nachrichten in <b>" + d.channelName + "</b> wurden entfernt.",
  },
};

const es: Words = {
  mentioned: {
    text: (d: { senderName: string; channelName: string }) => "<b>" + d.senderName + "</b> te mencionó en <b>" + d.channelName + "</b>.",
    button: "Ver mensaje",
    group: (d: { count: number; channelName: string }) => number('es', d.count) + " mensajes te mencionan en <b>" + d.channelName + "</b>.",
  },
  messageRemoved: {
    text: (d: { leaderName: string; channelName: string }) => "<b>" + d.leaderName + "</b> eliminó un mensaje tuyo en <b>" + d.channelName + "</b>.",
    group: (d: { count: number; channelName: string }) => "Se eliminaron " + number('es', d.count) + " mensajes tuyos en <b>" + d.channelName + "</b>.",
  },
};

const fr: Words = {
  mentioned: {
    text: (d: { senderName: string; channelName: string }) => "<b>" + d.senderName + "</b> vous mentionne dans <b>" + d.channelName + "</b>.",
    button: "Voir le message",
    group: (d: { count: number; channelName: string }) => number('fr', d.count) + " messages vous mentionnent dans <b>" + d.channelName + "</b>.",
  },
  messageRemoved: {
    text: (d: { leaderName: string; channelName: string }) => "<b>" + d.leaderName + "</b> a supprimé l’un de vos messages dans <b>" + d.channelName + "</b>.",
    group: (d: { count: number; channelName: string }) => number('fr', d.count) + " de vos messages ont été supprimés dans <b>" + d.channelName + "</b>.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
