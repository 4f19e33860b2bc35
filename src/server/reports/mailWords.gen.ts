/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, select } from '../../domain/text/messages';

const en = {
  opened: {
    subjects: {
      MESSAGE: "A message has been reported",
      IMAGE: "An image has been reported",
      COMMENT: "A comment has been reported",
      PHOTO: "A photo has been reported",
      PERSON: "A person has been reported",
    },
    texts: {
      MESSAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "A message has been reported in " + d.place + ": " + select(d.reason, { HARASSMENT: "harassment or hate", SPAM: "spam or advertising", DANGER: "somebody is in danger", ILLEGAL: "against the law", other: "something else" }) + ".",
      IMAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "An image has been reported in " + d.place + ": " + select(d.reason, { HARASSMENT: "harassment or hate", SPAM: "spam or advertising", DANGER: "somebody is in danger", ILLEGAL: "against the law", other: "something else" }) + ".",
      COMMENT: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "A comment has been reported in " + d.place + ": " + select(d.reason, { HARASSMENT: "harassment or hate", SPAM: "spam or advertising", DANGER: "somebody is in danger", ILLEGAL: "against the law", other: "something else" }) + ".",
      PHOTO: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "A photo has been reported in " + d.place + ": " + select(d.reason, { HARASSMENT: "harassment or hate", SPAM: "spam or advertising", DANGER: "somebody is in danger", ILLEGAL: "against the law", other: "something else" }) + ".",
      PERSON: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "A person has been reported in " + d.place + ": " + select(d.reason, { HARASSMENT: "harassment or hate", SPAM: "spam or advertising", DANGER: "somebody is in danger", ILLEGAL: "against the law", other: "something else" }) + ".",
    },
    decide: "Please look at it and decide. Both people read your reason.",
  },
  answered: {
    subject: "A decision on a report has been answered",
    text: (d: { place: string }) => "Somebody doesn’t agree with a decision on a report in " + d.place + ". The report is open again.",
  },
  lookAtIt: "Look at it",
  whyToStaff: (d: { businessName: string }) => "You’re getting this because you look after " + d.businessName + ".",
  forOperator: {
    subject: (d: { businessName: string }) => "A report about the owner of " + d.businessName,
    texts: {
      MESSAGE: (d: { place: string; businessName: string }) => "A message has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      IMAGE: (d: { place: string; businessName: string }) => "An image has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      COMMENT: (d: { place: string; businessName: string }) => "A comment has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      PHOTO: (d: { place: string; businessName: string }) => "A photo has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      PERSON: (d: { place: string; businessName: string }) => "A person has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
    },
    command: (d: { reportId: string }) => "Read it with the operator’s command, ‘reports’, and its ID: " + d.reportId + ".",
    why: "You’re getting this because you run this installation.",
  },
  toReporter: {
    subject: "An answer to your report",
    texts: {
      MESSAGE: (d: { place: string }) => "You reported a message in " + d.place + ".",
      IMAGE: (d: { place: string }) => "You reported an image in " + d.place + ".",
      COMMENT: (d: { place: string }) => "You reported a comment in " + d.place + ".",
      PHOTO: (d: { place: string }) => "You reported a photo in " + d.place + ".",
      PERSON: (d: { place: string }) => "You reported a person in " + d.place + ".",
    },
    why: "You’re getting this because you reported it.",
  },
  toReported: {
    subjects: {
      MESSAGE: "A message of yours was looked at",
      IMAGE: "An image of yours was looked at",
      COMMENT: "A comment of yours was looked at",
      PHOTO: "Your photo was looked at",
      PERSON: "Your behaviour was looked at",
    },
    texts: {
      MESSAGE: (d: { place: string }) => "A message of yours in " + d.place + " was looked at after a report.",
      IMAGE: (d: { place: string }) => "An image of yours in " + d.place + " was looked at after a report.",
      COMMENT: (d: { place: string }) => "A comment of yours in " + d.place + " was looked at after a report.",
      PHOTO: (d: { place: string }) => "Your photo in " + d.place + " was looked at after a report.",
      PERSON: (d: { place: string }) => "Your behaviour in " + d.place + " was looked at after a report.",
    },
    why: "You’re getting this because it’s about you.",
  },
  decision: {
    reason: "The reason:",
    answer: "If you think this is wrong, you can answer once, and it’s looked at again.",
    button: "Read and answer",
  },
};

export type Words = typeof en;

const ar: Words = {
  opened: {
    subjects: {
      MESSAGE: "بلاغ عن رسالة",
      IMAGE: "بلاغ عن صورة",
      COMMENT: "بلاغ عن تعليق",
      PHOTO: "بلاغ عن صورة شخصية",
      PERSON: "بلاغ عن شخص",
    },
    texts: {
      MESSAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "وصل بلاغ عن رسالة في " + d.place + ": " + select(d.reason, { HARASSMENT: "مضايقة أو كراهية", SPAM: "رسائل مزعجة أو إعلانات", DANGER: "شخص في خطر", ILLEGAL: "مخالفة للقانون", other: "شيء آخر" }) + ".",
      IMAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "وصل بلاغ عن صورة في " + d.place + ": " + select(d.reason, { HARASSMENT: "مضايقة أو كراهية", SPAM: "رسائل مزعجة أو إعلانات", DANGER: "شخص في خطر", ILLEGAL: "مخالفة للقانون", other: "شيء آخر" }) + ".",
      COMMENT: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "وصل بلاغ عن تعليق في " + d.place + ": " + select(d.reason, { HARASSMENT: "مضايقة أو كراهية", SPAM: "رسائل مزعجة أو إعلانات", DANGER: "شخص في خطر", ILLEGAL: "مخالفة للقانون", other: "شيء آخر" }) + ".",
      PHOTO: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "وصل بلاغ عن صورة شخصية في " + d.place + ": " + select(d.reason, { HARASSMENT: "مضايقة أو كراهية", SPAM: "رسائل مزعجة أو إعلانات", DANGER: "شخص في خطر", ILLEGAL: "مخالفة للقانون", other: "شيء آخر" }) + ".",
      PERSON: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "وصل بلاغ عن شخص في " + d.place + ": " + select(d.reason, { HARASSMENT: "مضايقة أو كراهية", SPAM: "رسائل مزعجة أو إعلانات", DANGER: "شخص في خطر", ILLEGAL: "مخالفة للقانون", other: "شيء آخر" }) + ".",
    },
    decide: "يُرجى الاطلاع عليه والبت فيه. يقرأ الطرفان السبب المذكور.",
  },
  answered: {
    subject: "رد على قرار في بلاغ",
    text: (d: { place: string }) => "هناك من لا يوافق على قرار في بلاغ في " + d.place + ". أُعيد فتح البلاغ.",
  },
  lookAtIt: "الاطلاع عليه",
  whyToStaff: (d: { businessName: string }) => "وصلك هذا البريد لأنك من القائمين على " + d.businessName + ".",
  forOperator: {
    subject: (d: { businessName: string }) => "بلاغ عن مالك " + d.businessName,
    texts: {
      MESSAGE: (d: { place: string; businessName: string }) => "وصل بلاغ عن رسالة في " + d.place + ". يخص البلاغ مالك " + d.businessName + "، لذا يصل إليك.",
      IMAGE: (d: { place: string; businessName: string }) => "وصل بلاغ عن صورة في " + d.place + ". يخص البلاغ مالك " + d.businessName + "، لذا يصل إليك.",
      COMMENT: (d: { place: string; businessName: string }) => "وصل بلاغ عن تعليق في " + d.place + ". يخص البلاغ مالك " + d.businessName + "، لذا يصل إليك.",
      PHOTO: (d: { place: string; businessName: string }) => "وصل بلاغ عن صورة شخصية في " + d.place + ". يخص البلاغ مالك " + d.businessName + "، لذا يصل إليك.",
      PERSON: (d: { place: string; businessName: string }) => "وصل بلاغ عن شخص في " + d.place + ". يخص البلاغ مالك " + d.businessName + "، لذا يصل إليك.",
    },
    command: (d: { reportId: string }) => "للقراءة: أمر التشغيل «reports» مع المعرف " + d.reportId + ".",
    why: "وصلك هذا البريد لأنك من القائمين على هذا التثبيت.",
  },
  toReporter: {
    subject: "رد على بلاغك",
    texts: {
      MESSAGE: (d: { place: string }) => "أبلغت عن رسالة في " + d.place + ".",
      IMAGE: (d: { place: string }) => "أبلغت عن صورة في " + d.place + ".",
      COMMENT: (d: { place: string }) => "أبلغت عن تعليق في " + d.place + ".",
      PHOTO: (d: { place: string }) => "أبلغت عن صورة شخصية في " + d.place + ".",
      PERSON: (d: { place: string }) => "أبلغت عن شخص في " + d.place + ".",
    },
    why: "وصلك هذا البريد لأن البلاغ منك.",
  },
  toReported: {
    subjects: {
      MESSAGE: "نُظر في رسالة لك",
      IMAGE: "نُظر في صورة لك",
      COMMENT: "نُظر في تعليق لك",
      PHOTO: "نُظر في صورتك الشخصية",
      PERSON: "نُظر في سلوكك",
    },
    texts: {
      MESSAGE: (d: { place: string }) => "نُظر في رسالة لك في " + d.place + " بعد بلاغ.",
      IMAGE: (d: { place: string }) => "نُظر في صورة لك في " + d.place + " بعد بلاغ.",
      COMMENT: (d: { place: string }) => "نُظر في تعليق لك في " + d.place + " بعد بلاغ.",
      PHOTO: (d: { place: string }) => "نُظر في صورتك الشخصية في " + d.place + " بعد بلاغ.",
      PERSON: (d: { place: string }) => "نُظر في سلوكك في " + d.place + " بعد بلاغ.",
    },
    why: "وصلك هذا البريد لأن الأمر يخصك.",
  },
  decision: {
    reason: "السبب:",
    answer: "إذا كان هذا خطأ في رأيك، يمكنك الرد مرة واحدة، ثم يُنظر فيه مجددًا.",
    button: "القراءة والرد",
  },
};

const de: Words = {
  opened: {
    subjects: {
      MESSAGE: "Eine Nachricht wurde gemeldet",
      IMAGE: "Ein Bild wurde gemeldet",
      COMMENT: "Ein Kommentar wurde gemeldet",
      PHOTO: "Ein Foto wurde gemeldet",
      PERSON: "Eine Person wurde gemeldet",
    },
    texts: {
      MESSAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "In " + d.place + " wurde eine Nachricht gemeldet: " + select(d.reason, { HARASSMENT: "Belästigung oder Hass", SPAM: "Spam oder Werbung", DANGER: "Jemand ist in Gefahr", ILLEGAL: "Verstoß gegen das Gesetz", other: "etwas anderes" }) + ".",
      IMAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "In " + d.place + " wurde ein Bild gemeldet: " + select(d.reason, { HARASSMENT: "Belästigung oder Hass", SPAM: "Spam oder Werbung", DANGER: "Jemand ist in Gefahr", ILLEGAL: "Verstoß gegen das Gesetz", other: "etwas anderes" }) + ".",
      COMMENT: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "In " + d.place + " wurde ein Kommentar gemeldet: " + select(d.reason, { HARASSMENT: "Belästigung oder Hass", SPAM: "Spam oder Werbung", DANGER: "Jemand ist in Gefahr", ILLEGAL: "Verstoß gegen das Gesetz", other: "etwas anderes" }) + ".",
      PHOTO: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "In " + d.place + " wurde ein Foto gemeldet: " + select(d.reason, { HARASSMENT: "Belästigung oder Hass", SPAM: "Spam oder Werbung", DANGER: "Jemand ist in Gefahr", ILLEGAL: "Verstoß gegen das Gesetz", other: "etwas anderes" }) + ".",
      PERSON: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "In " + d.place + " wurde eine Person gemeldet: " + select(d.reason, { HARASSMENT: "Belästigung oder Hass", SPAM: "Spam oder Werbung", DANGER: "Jemand ist in Gefahr", ILLEGAL: "Verstoß gegen das Gesetz", other: "etwas anderes" }) + ".",
    },
    decide: "Bitte sieh es dir an und entscheide. Deine Begründung lesen beide Beteiligten.",
  },
  answered: {
    subject: "Antwort auf eine Entscheidung zu einer Meldung",
    text: (d: { place: string }) => "Jemand ist mit einer Entscheidung zu einer Meldung in " + d.place + " nicht einverstanden. Die Meldung ist wieder offen.",
  },
  lookAtIt: "Ansehen",
  whyToStaff: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du " + d.businessName + " betreust.",
  forOperator: {
    subject: (d: { businessName: string }) => "Meldung über die Person, der " + d.businessName + " gehört",
    texts: {
      MESSAGE: (d: { place: string; businessName: string }) => "In " + d.place + " wurde eine Nachricht gemeldet. Es geht um die Person, der " + d.businessName + " gehört, deshalb bekommst du die Meldung.",
      IMAGE: (d: { place: string; businessName: string }) => "In " + d.place + " wurde ein Bild gemeldet. Es geht um die Person, der " + d.businessName + " gehört, deshalb bekommst du die Meldung.",
      COMMENT: (d: { place: string; businessName: string }) => "In " + d.place + " wurde ein Kommentar gemeldet. Es geht um die Person, der " + d.businessName + " gehört, deshalb bekommst du die Meldung.",
      PHOTO: (d: { place: string; businessName: string }) => "In " + d.place + " wurde ein Foto gemeldet. Es geht um die Person, der " + d.businessName + " gehört, deshalb bekommst du die Meldung.",
      PERSON: (d: { place: string; businessName: string }) => "In " + d.place + " wurde eine Person gemeldet. Es geht um die Person, der " + d.businessName + " gehört, deshalb bekommst du die Meldung.",
    },
    command: (d: { reportId: string }) => "Lies sie mit dem Betreiber-Befehl „reports“ und dieser ID: " + d.reportId + ".",
    why: "Du bekommst diese E-Mail, weil du diese Installation betreibst.",
  },
  toReporter: {
    subject: "Antwort auf deine Meldung",
    texts: {
      MESSAGE: (d: { place: string }) => "Du hast in " + d.place + " eine Nachricht gemeldet.",
      IMAGE: (d: { place: string }) => "Du hast in " + d.place + " ein Bild gemeldet.",
      COMMENT: (d: { place: string }) => "Du hast in " + d.place + " einen Kommentar gemeldet.",
      PHOTO: (d: { place: string }) => "Du hast in " + d.place + " ein Foto gemeldet.",
      PERSON: (d: { place: string }) => "Du hast in " + d.place + " eine Person gemeldet.",
    },
    why: "Du bekommst diese E-Mail, weil die Meldung von dir ist.",
  },
  toReported: {
    subjects: {
      MESSAGE: "Eine Nachricht von dir wurde geprüft",
      IMAGE: "Ein Bild von dir wurde geprüft",
      COMMENT: "Ein Kommentar von dir wurde geprüft",
      PHOTO: "Dein Foto wurde geprüft",
      PERSON: "Dein Verhalten wurde geprüft",
    },
    texts: {
      MESSAGE: (d: { place: string }) => "In " + d.place + " wurde nach einer Meldung eine Nachricht von dir geprüft.",
      IMAGE: (d: { place: string }) => "In " + d.place + " wurde nach einer Meldung ein Bild von dir geprüft.",
      COMMENT: (d: { place: string }) => "In " + d.place + " wurde nach einer Meldung ein Kommentar von dir geprüft.",
      PHOTO: (d: { place: string }) => "In " + d.place + " wurde nach einer Meldung dein Foto geprüft.",
      PERSON: (d: { place: string }) => "In " + d.place + " wurde nach einer Meldung dein Verhalten geprüft.",
    },
    why: "Du bekommst diese E-Mail, weil es um dich geht.",
  },
  decision: {
    reason: "Die Begründung:",
    answer: "Wenn du das für falsch hältst, kannst du einmal antworten. Dann wird es noch einmal geprüft.",
    button: "Lesen und antworten",
  },
};

const es: Words = {
  opened: {
    subjects: {
      MESSAGE: "Se reportó un mensaje",
      IMAGE: "Se reportó una imagen",
      COMMENT: "Se reportó un comentario",
      PHOTO: "Se reportó una foto",
      PERSON: "Se reportó a una persona",
    },
    texts: {
      MESSAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Se reportó un mensaje en " + d.place + ": " + select(d.reason, { HARASSMENT: "acoso u odio", SPAM: "spam o publicidad", DANGER: "alguien está en peligro", ILLEGAL: "va contra la ley", other: "otra cosa" }) + ".",
      IMAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Se reportó una imagen en " + d.place + ": " + select(d.reason, { HARASSMENT: "acoso u odio", SPAM: "spam o publicidad", DANGER: "alguien está en peligro", ILLEGAL: "va contra la ley", other: "otra cosa" }) + ".",
      COMMENT: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Se reportó un comentario en " + d.place + ": " + select(d.reason, { HARASSMENT: "acoso u odio", SPAM: "spam o publicidad", DANGER: "alguien está en peligro", ILLEGAL: "va contra la ley", other: "otra cosa" }) + ".",
      PHOTO: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Se reportó una foto en " + d.place + ": " + select(d.reason, { HARASSMENT: "acoso u odio", SPAM: "spam o publicidad", DANGER: "alguien está en peligro", ILLEGAL: "va contra la ley", other: "otra cosa" }) + ".",
      PERSON: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Se reportó a una persona en " + d.place + ": " + select(d.reason, { HARASSMENT: "acoso u odio", SPAM: "spam o publicidad", DANGER: "alguien está en peligro", ILLEGAL: "va contra la ley", other: "otra cosa" }) + ".",
    },
    decide: "Míralo y toma una decisión. Las dos personas leerán tu motivo.",
  },
  answered: {
    subject: "Respuesta a una decisión sobre un reporte",
    text: (d: { place: string }) => "Alguien no está de acuerdo con la decisión sobre un reporte en " + d.place + ". El reporte vuelve a estar abierto.",
  },
  lookAtIt: "Ver reporte",
  whyToStaff: (d: { businessName: string }) => "Recibes este correo porque administras " + d.businessName + ".",
  forOperator: {
    subject: (d: { businessName: string }) => "Un reporte sobre quien es titular de " + d.businessName,
    texts: {
      MESSAGE: (d: { place: string; businessName: string }) => "Se reportó un mensaje en " + d.place + ". El reporte trata de quien es titular de " + d.businessName + ", así que te llega a ti.",
      IMAGE: (d: { place: string; businessName: string }) => "Se reportó una imagen en " + d.place + ". El reporte trata de quien es titular de " + d.businessName + ", así que te llega a ti.",
      COMMENT: (d: { place: string; businessName: string }) => "Se reportó un comentario en " + d.place + ". El reporte trata de quien es titular de " + d.businessName + ", así que te llega a ti.",
      PHOTO: (d: { place: string; businessName: string }) => "Se reportó una foto en " + d.place + ". El reporte trata de quien es titular de " + d.businessName + ", así que te llega a ti.",
      PERSON: (d: { place: string; businessName: string }) => "Se reportó a una persona en " + d.place + ". El reporte trata de quien es titular de " + d.businessName + ", así que te llega a ti.",
    },
    command: (d: { reportId: string }) => "Léelo con el comando «reports» y su ID: " + d.reportId + ".",
    why: "Recibes este correo porque tienes a tu cargo esta instalación.",
  },
  toReporter: {
    subject: "Respuesta a tu reporte",
    texts: {
      MESSAGE: (d: { place: string }) => "Reportaste un mensaje en " + d.place + ".",
      IMAGE: (d: { place: string }) => "Reportaste una imagen en " + d.place + ".",
      COMMENT: (d: { place: string }) => "Reportaste un comentario en " + d.place + ".",
      PHOTO: (d: { place: string }) => "Reportaste una foto en " + d.place + ".",
      PERSON: (d: { place: string }) => "Reportaste a una persona en " + d.place + ".",
    },
    why: "Recibes este correo porque el reporte es tuyo.",
  },
  toReported: {
    subjects: {
      MESSAGE: "Se revisó un mensaje tuyo",
      IMAGE: "Se revisó una imagen tuya",
      COMMENT: "Se revisó un comentario tuyo",
      PHOTO: "Se revisó tu foto",
      PERSON: "Se revisó tu comportamiento",
    },
    texts: {
      MESSAGE: (d: { place: string }) => "Tras un reporte, se revisó un mensaje tuyo en " + d.place + ".",
      IMAGE: (d: { place: string }) => "Tras un reporte, se revisó una imagen tuya en " + d.place + ".",
      COMMENT: (d: { place: string }) => "Tras un reporte, se revisó un comentario tuyo en " + d.place + ".",
      PHOTO: (d: { place: string }) => "Tras un reporte, se revisó tu foto en " + d.place + ".",
      PERSON: (d: { place: string }) => "Tras un reporte, se revisó tu comportamiento en " + d.place + ".",
    },
    why: "Recibes este correo porque trata de ti.",
  },
  decision: {
    reason: "El motivo:",
    answer: "Si crees que es un error, puedes responder una vez, y se revisará de nuevo.",
    button: "Leer y responder",
  },
};

const fr: Words = {
  opened: {
    subjects: {
      MESSAGE: "Un message a été signalé",
      IMAGE: "Une image a été signalée",
      COMMENT: "Un commentaire a été signalé",
      PHOTO: "Une photo a été signalée",
      PERSON: "Une personne a été signalée",
    },
    texts: {
      MESSAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Un message a été signalé dans " + d.place + " : " + select(d.reason, { HARASSMENT: "harcèlement ou haine", SPAM: "spam ou publicité", DANGER: "quelqu’un est en danger", ILLEGAL: "contraire à la loi", other: "autre chose" }) + ".",
      IMAGE: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Une image a été signalée dans " + d.place + " : " + select(d.reason, { HARASSMENT: "harcèlement ou haine", SPAM: "spam ou publicité", DANGER: "quelqu’un est en danger", ILLEGAL: "contraire à la loi", other: "autre chose" }) + ".",
      COMMENT: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Un commentaire a été signalé dans " + d.place + " : " + select(d.reason, { HARASSMENT: "harcèlement ou haine", SPAM: "spam ou publicité", DANGER: "quelqu’un est en danger", ILLEGAL: "contraire à la loi", other: "autre chose" }) + ".",
      PHOTO: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Une photo a été signalée dans " + d.place + " : " + select(d.reason, { HARASSMENT: "harcèlement ou haine", SPAM: "spam ou publicité", DANGER: "quelqu’un est en danger", ILLEGAL: "contraire à la loi", other: "autre chose" }) + ".",
      PERSON: (d: { place: string; reason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | (string & {}) }) => "Une personne a été signalée dans " + d.place + " : " + select(d.reason, { HARASSMENT: "harcèlement ou haine", SPAM: "spam ou publicité", DANGER: "quelqu’un est en danger", ILLEGAL: "contraire à la loi", other: "autre chose" }) + ".",
    },
    decide: "Examinez le signalement et décidez. Les deux personnes liront votre motif.",
  },
  answered: {
    subject: "Une décision sur un signalement a reçu une réponse",
    text: (d: { place: string }) => "Quelqu’un n’est pas d’accord avec une décision sur un signalement dans " + d.place + ". Le signalement est de nouveau ouvert.",
  },
  lookAtIt: "Examiner",
  whyToStaff: (d: { businessName: string }) => "Vous recevez cet e-mail car vous gérez l’entreprise " + d.businessName + ".",
  forOperator: {
    subject: (d: { businessName: string }) => "Signalement concernant la personne propriétaire de l’entreprise " + d.businessName,
    texts: {
      MESSAGE: (d: { place: string; businessName: string }) => "Un message a été signalé dans " + d.place + ". Comme il concerne la personne propriétaire de l’entreprise " + d.businessName + ", le signalement vous revient.",
      IMAGE: (d: { place: string; businessName: string }) => "Une image a été signalée dans " + d.place + ". Comme elle concerne la personne propriétaire de l’entreprise " + d.businessName + ", le signalement vous revient.",
      COMMENT: (d: { place: string; businessName: string }) => "Un commentaire a été signalé dans " + d.place + ". Comme il concerne la personne propriétaire de l’entreprise " + d.businessName + ", le signalement vous revient.",
      PHOTO: (d: { place: string; businessName: string }) => "Une photo a été signalée dans " + d.place + ". Comme elle concerne la personne propriétaire de l’entreprise " + d.businessName + ", le signalement vous revient.",
      PERSON: (d: { place: string; businessName: string }) => "Une personne a été signalée dans " + d.place + ". Comme il s’agit de la personne propriétaire de l’entreprise " + d.businessName + ", le signalement vous revient.",
    },
    command: (d: { reportId: string }) => "Lisez-le avec la commande d’exploitation « reports » et son identifiant : " + d.reportId + ".",
    why: "Vous recevez cet e-mail car vous exploitez cette installation.",
  },
  toReporter: {
    subject: "Une réponse à votre signalement",
    texts: {
      MESSAGE: (d: { place: string }) => "Vous avez signalé un message dans " + d.place + ".",
      IMAGE: (d: { place: string }) => "Vous avez signalé une image dans " + d.place + ".",
      COMMENT: (d: { place: string }) => "Vous avez signalé un commentaire dans " + d.place + ".",
      PHOTO: (d: { place: string }) => "Vous avez signalé une photo dans " + d.place + ".",
      PERSON: (d: { place: string }) => "Vous avez signalé une personne dans " + d.place + ".",
    },
    why: "Vous recevez cet e-mail car le signalement vient de vous.",
  },
  toReported: {
    subjects: {
      MESSAGE: "L’un de vos messages a été examiné",
      IMAGE: "L’une de vos images a été examinée",
      COMMENT: "L’un de vos commentaires a été examiné",
      PHOTO: "Votre photo a été examinée",
      PERSON: "Votre comportement a été examiné",
    },
    texts: {
      MESSAGE: (d: { place: string }) => "L’un de vos messages dans " + d.place + " a été examiné après un signalement.",
      IMAGE: (d: { place: string }) => "L’une de vos images dans " + d.place + " a été examinée après un signalement.",
      COMMENT: (d: { place: string }) => "L’un de vos commentaires dans " + d.place + " a été examiné après un signalement.",
      PHOTO: (d: { place: string }) => "Votre photo dans " + d.place + " a été examinée après un signalement.",
      PERSON: (d: { place: string }) => "Votre comportement dans " + d.place + " a été examiné après un signalement.",
    },
    why: "Vous recevez cet e-mail car cela vous concerne.",
  },
  decision: {
    reason: "Le motif :",
    answer: "Si vous pensez que c’est une erreur, vous pouvez répondre une fois, et la décision sera réexaminée.",
    button: "Lire et répondre",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
