/* Generated from digestWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../../domain/text/messages';

const en = {
  missed: {
    inNamed: (d: { count: number; names: string }) => number('en', d.count) + " new message" + plural('en', d.count, { one: "", other: "s" }) + " in " + d.names,
    inMany: (d: { count: number; chats: number }) => number('en', d.count) + " new message" + plural('en', d.count, { one: "", other: "s" }) + " in " + number('en', d.chats) + " chats",
    uncountedInNamed: (d: { max: number; names: string }) => number('en', d.max) + "+ new messages in " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => number('en', d.max) + "+ new messages in " + number('en', d.chats) + " chats",
  },
  preview: (d: { sender: string; text: string }) => d.sender + ": " + d.text,
  sinceYouLooked: "Since you last looked:",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number('en', d.count) + " new message" + plural('en', d.count, { one: "", other: "s" }) + " from " + d.senders + ", since " + d.date + ", " + d.time + ".",
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number('en', d.max) + "+ new messages from " + d.senders + ", since " + d.date + ", " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "‘" + d.text + "’",
  furtherChannels: (d: { count: number }) => "There’s something new in " + number('en', d.count) + " more chat" + plural('en', d.count, { one: "", other: "s" }) + " too.",
  button: "Read messages",
  why: "You’re getting this because you haven’t read these messages yet. We mention each one only once.",
  settings: "Change how often you get these emails",
};

export type Words = typeof en;

const ar: Words = {
  missed: {
    inNamed: (d: { count: number; names: string }) => plural('ar', d.count, { zero: "لا رسائل جديدة", one: "رسالة جديدة", two: "رسالتان جديدتان", few: number('ar', d.count) + " رسائل جديدة", other: number('ar', d.count) + " رسالة جديدة" }) + " في " + d.names,
    inMany: (d: { count: number; chats: number }) => plural('ar', d.count, { zero: "لا رسائل جديدة", one: "رسالة جديدة", two: "رسالتان جديدتان", few: number('ar', d.count) + " رسائل جديدة", other: number('ar', d.count) + " رسالة جديدة" }) + "، المحادثات: " + number('ar', d.chats),
    uncountedInNamed: (d: { max: number; names: string }) => "أكثر من " + number('ar', d.max) + " رسالة جديدة في " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => "أكثر من " + number('ar', d.max) + " رسالة جديدة، المحادثات: " + number('ar', d.chats),
  },
  preview: (d: { sender: string; text: string }) => d.sender + ": " + d.text,
  sinceYouLooked: "منذ آخر اطلاع لك:",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + plural('ar', d.count, { zero: "لا رسائل جديدة", one: "رسالة جديدة", two: "رسالتان جديدتان", few: number('ar', d.count) + " رسائل جديدة", other: number('ar', d.count) + " رسالة جديدة" }) + " من " + d.senders + "، منذ " + d.date + "، " + d.time + ".",
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): أكثر من " + number('ar', d.max) + " رسالة جديدة من " + d.senders + "، منذ " + d.date + "، " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "«" + d.text + "»",
  furtherChannels: (d: { count: number }) => "هناك جديد في " + plural('ar', d.count, { one: "محادثة أخرى", two: "محادثتين أخريين", few: number('ar', d.count) + " محادثات أخرى", other: number('ar', d.count) + " محادثة أخرى" }) + " أيضًا.",
  button: "قراءة الرسائل",
  why: "وصلك هذا البريد لأن هذه الرسائل غير مقروءة بعد. نذكر كل رسالة مرة واحدة فقط.",
  settings: "تغيير مواعيد هذا البريد",
};

const de: Words = {
  missed: {
    inNamed: (d: { count: number; names: string }) => number('de', d.count) + " neue Nachricht" + plural('de', d.count, { one: "", other: "en" }) + " in " + d.names,
    inMany: (d: { count: number; chats: number }) => number('de', d.count) + " neue Nachricht" + plural('de', d.count, { one: "", other: "en" }) + " in " + number('de', d.chats) + " Chats",
    uncountedInNamed: (d: { max: number; names: string }) => "Mehr als " + number('de', d.max) + " neue Nachrichten in " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => "Mehr als " + number('de', d.max) + " neue Nachrichten in " + number('de', d.chats) + " Chats",
  },
  preview: (d: { sender: string; text: string }) => d.sender + ": " + d.text,
  sinceYouLooked: "Das ist neu, seit du zuletzt hineingesehen hast:",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number('de', d.count) + " neue Nachricht" + plural('de', d.count, { one: "", other: "en" }) + " von " + d.senders + ", seit " + d.date + ", " + d.time + ".",
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): mehr als " + number('de', d.max) + " neue Nachrichten von " + d.senders + ", seit " + d.date + ", " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "„" + d.text + "“",
  furtherChannels: (d: { count: number }) => "Auch in " + number('de', d.count) + " weiteren Chat" + plural('de', d.count, { one: "", other: "s" }) + " gibt es Neues.",
  button: "Nachrichten lesen",
  why: "Du bekommst diese E-Mail, weil du diese Nachrichten noch nicht gelesen hast. Wir erwähnen jede nur einmal.",
  settings: "Einstellen, wie oft du diese E-Mails bekommst",
};

const es: Words = {
  missed: {
    inNamed: (d: { count: number; names: string }) => number('es', d.count) + " " + plural('es', d.count, { one: "mensaje nuevo", many: "de mensajes nuevos", other: "mensajes nuevos" }) + " en " + d.names,
    inMany: (d: { count: number; chats: number }) => number('es', d.count) + " " + plural('es', d.count, { one: "mensaje nuevo", many: "de mensajes nuevos", other: "mensajes nuevos" }) + " en " + number('es', d.chats) + " chats",
    uncountedInNamed: (d: { max: number; names: string }) => "Más de " + number('es', d.max) + " mensajes nuevos en " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => "Más de " + number('es', d.max) + " mensajes nuevos en " + number('es', d.chats) + " chats",
  },
  preview: (d: { sender: string; text: string }) => d.sender + ": " + d.text,
  sinceYouLooked: "Esto es lo nuevo desde tu última visita:",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number('es', d.count) + " " + plural('es', d.count, { one: "mensaje nuevo", many: "de mensajes nuevos", other: "mensajes nuevos" }) + " de " + d.senders + ", desde el " + d.date + ", " + d.time + ".",
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): más de " + number('es', d.max) + " mensajes nuevos de " + d.senders + ", desde el " + d.date + ", " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "«" + d.text + "»",
  furtherChannels: (d: { count: number }) => "También hay algo nuevo en " + number('es', d.count) + " " + plural('es', d.count, { one: "chat", many: "de chats", other: "chats" }) + " más.",
  button: "Leer mensajes",
  why: "Recibes este correo porque aún no has leído estos mensajes. Mencionamos cada uno una sola vez.",
  settings: "Elegir cada cuánto recibo estos correos",
};

const fr: Words = {
  missed: {
    inNamed: (d: { count: number; names: string }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "nouveau message", many: "de nouveaux messages", other: "nouveaux messages" }) + " dans " + d.names,
    inMany: (d: { count: number; chats: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "nouveau message", many: "de nouveaux messages", other: "nouveaux messages" }) + " dans " + number('fr', d.chats) + " discussions",
    uncountedInNamed: (d: { max: number; names: string }) => "Plus de " + number('fr', d.max) + " nouveaux messages dans " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => "Plus de " + number('fr', d.max) + " nouveaux messages dans " + number('fr', d.chats) + " discussions",
  },
  preview: (d: { sender: string; text: string }) => d.sender + " : " + d.text,
  sinceYouLooked: "Depuis votre dernière visite :",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + ") : " + number('fr', d.count) + " " + plural('fr', d.count, { one: "nouveau message envoyé", many: "de nouveaux messages envoyés", other: "nouveaux messages envoyés" }) + " par " + d.senders + ", depuis le " + d.date + ", " + d.time + ".",
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + ") : plus de " + number('fr', d.max) + " nouveaux messages envoyés par " + d.senders + ", depuis le " + d.date + ", " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "« " + d.text + " »",
  furtherChannels: (d: { count: number }) => "Il y a aussi du nouveau dans " + number('fr', d.count) + " " + plural('fr', d.count, { one: "autre discussion", many: "d’autres discussions", other: "autres discussions" }) + ".",
  button: "Lire les messages",
  why: "Vous recevez cet e-mail car vous n’avez pas encore lu ces messages. Nous ne signalons chacun qu’une fois.",
  settings: "Changer la fréquence de ces e-mails",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
