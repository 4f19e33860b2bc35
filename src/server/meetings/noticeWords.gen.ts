/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  seeMeeting: "See meeting",
  cancelled: (d: { name: string }) => "<b>" + d.name + "</b> no longer meets.",
  reminders: {
    tomorrow: {
      text: (d: { name: string; when: string; minutes: number }) => "<b>" + d.name + "</b> meets in a day: " + d.when + ".",
      textWithShift: (d: { name: string; when: string; shift: string; minutes: number }) => "<b>" + d.name + "</b> meets in a day: " + d.when + ", " + d.shift + ".",
    },
    soon: {
      text: (d: { minutes: number; name: string; when: string }) => "<b>" + d.name + "</b> starts in " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + ": " + d.when + ".",
      textWithShift: (d: { minutes: number; name: string; when: string; shift: string }) => "<b>" + d.name + "</b> starts in " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + ": " + d.when + ", " + d.shift + ".",
    },
  },
  apology: {
    text: (d: { name: string; podName: string; when: string }) => "<b>" + d.name + "</b> can’t make it to <b>" + d.podName + "</b> on " + d.when + ".",
    group: (d: { count: number; podName: string }) => number('en', d.count) + " apologies for meetings of <b>" + d.podName + "</b>.",
  },
  linkMissing: {
    missing: (d: { name: string }) => "Zoom couldn’t create the meeting link for <b>" + d.name + "</b>.",
    kept: (d: { name: string }) => "Zoom couldn’t create a new meeting link, so the one in use stays, for <b>" + d.name + "</b>.",
    ended: (d: { name: string }) => "The assistant leader’s meeting link is no longer in use, and there’s no other for <b>" + d.name + "</b>.",
    late: (d: { name: string }) => "Zoom hasn’t created the meeting link yet, and it’s nearly time, for <b>" + d.name + "</b>.",
  },
  enterLink: "Enter a link",
  changeLink: "Change the link",
  timeChanges: {
    group: (d: { count: number; name: string }) => number('en', d.count) + " changes to when <b>" + d.name + "</b> meets.",
    scheduled: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b> meets " + d.recurrence + ".",
    skipped: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> doesn’t meet on " + d.date + " at " + d.time + ".",
    restored: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> meets after all on " + d.date + " at " + d.time + ".",
    movedOnce: (d: { name: string; date: string; time: string; plannedDate: string; plannedTime: string }) => "<b>" + d.name + "</b> meets on " + d.date + " at " + d.time + " instead of " + d.plannedDate + " at " + d.plannedTime + ".",
    resumed: (d: { name: string }) => "<b>" + d.name + "</b> is no longer paused.",
    resumedWithNext: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> is no longer paused, and meets next on " + d.date + " at " + d.time + ".",
    pauseCalledOff: (d: { name: string; date: string }) => "<b>" + d.name + "</b> meets as usual: the pause from " + d.date + " is off.",
    moved: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ".",
    movedFrom: (d: { name: string; recurrence: string; date: string }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ", from " + d.date + ".",
    length: (d: { minutes: number; name: string; former: number }) => "<b>" + d.name + "</b> now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    movedWithLength: (d: { minutes: number; name: string; recurrence: string; former: number }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ", and now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    movedFromWithLength: (d: { minutes: number; name: string; recurrence: string; date: string; former: number }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ", from " + d.date + ", and now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    pausedNow: (d: { name: string; to: string; zone: string }) => "<b>" + d.name + "</b> is paused until " + d.to + " (" + d.zone + ").",
    pausedLater: {
      dates: (d: { name: string; from: string; to: string; zone: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + ").",
      withLast: (d: { name: string; from: string; to: string; zone: string; last: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + "); the last before is " + d.last + ".",
      withFirst: (d: { name: string; from: string; to: string; zone: string; first: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + "); the first after is " + d.first + ".",
      withBoth: (d: { name: string; from: string; to: string; zone: string; last: string; first: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + "); the last before is " + d.last + ", the first after " + d.first + ".",
    },
  },
};

export type Words = typeof en;

const ar: Words = {
  seeMeeting: "عرض اللقاء",
  cancelled: (d: { name: string }) => "<b>" + d.name + "</b>: لا لقاءات بعد الآن.",
  reminders: {
    tomorrow: {
      text: (d: { name: string; when: string; minutes: number }) => "<b>" + d.name + "</b>: اللقاء بعد يوم، " + d.when + ".",
      textWithShift: (d: { name: string; when: string; shift: string; minutes: number }) => "<b>" + d.name + "</b>: اللقاء بعد يوم، " + d.when + "، " + d.shift + ".",
    },
    soon: {
      text: (d: { minutes: number; name: string; when: string }) => "<b>" + d.name + "</b>: يبدأ اللقاء " + plural('ar', d.minutes, { zero: "الآن", one: "بعد دقيقة", two: "بعد دقيقتين", few: "بعد " + number('ar', d.minutes) + " دقائق", other: "بعد " + number('ar', d.minutes) + " دقيقة" }) + "، " + d.when + ".",
      textWithShift: (d: { minutes: number; name: string; when: string; shift: string }) => "<b>" + d.name + "</b>: يبدأ اللقاء " + plural('ar', d.minutes, { zero: "الآن", one: "بعد دقيقة", two: "بعد دقيقتين", few: "بعد " + number('ar', d.minutes) + " دقائق", other: "بعد " + number('ar', d.minutes) + " دقيقة" }) + "، " + d.when + "، " + d.shift + ".",
    },
  },
  apology: {
    text: (d: { name: string; podName: string; when: string }) => "اعتذار من <b>" + d.name + "</b> عن لقاء <b>" + d.podName + "</b> في " + d.when + ".",
    group: (d: { count: number; podName: string }) => "الاعتذارات عن لقاءات <b>" + d.podName + "</b>: " + d.count + ".",
  },
  linkMissing: {
    missing: (d: { name: string }) => "<b>" + d.name + "</b>: تعذر على Zoom إنشاء رابط اللقاء.",
    kept: (d: { name: string }) => "<b>" + d.name + "</b>: تعذر على Zoom إنشاء رابط لقاء جديد، لذا يبقى الحالي.",
    ended: (d: { name: string }) => "<b>" + d.name + "</b>: لم يعد رابط القيادة المساعدة مستخدمًا، ولا رابط آخر.",
    late: (d: { name: string }) => "<b>" + d.name + "</b>: لم ينشئ Zoom رابط اللقاء بعد، وقد اقترب الموعد.",
  },
  enterLink: "إدخال رابط",
  changeLink: "تغيير الرابط",
  timeChanges: {
    group: (d: { count: number; name: string }) => "<b>" + d.name + "</b>: تغيرت المواعيد، وعدد التغييرات " + d.count + ".",
    scheduled: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b>: اللقاءات " + d.recurrence + ".",
    skipped: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: لا لقاء في " + d.date + " عند " + d.time + ".",
    restored: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: سيُعقد اللقاء في " + d.date + " عند " + d.time + " كما كان مقررًا.",
    movedOnce: (d: { name: string; date: string; time: string; plannedDate: string; plannedTime: string }) => "<b>" + d.name + "</b>: اللقاء في " + d.date + " عند " + d.time + " بدل " + d.plannedDate + " عند " + d.plannedTime + ".",
    resumed: (d: { name: string }) => "<b>" + d.name + "</b>: انتهى التوقف المؤقت.",
    resumedWithNext: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: انتهى التوقف المؤقت، واللقاء القادم في " + d.date + " عند " + d.time + ".",
    pauseCalledOff: (d: { name: string; date: string }) => "<b>" + d.name + "</b>: اللقاءات كالمعتاد، أُلغي التوقف من " + d.date + ".",
    moved: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b>: اللقاءات الآن " + d.recurrence + ".",
    movedFrom: (d: { name: string; recurrence: string; date: string }) => "<b>" + d.name + "</b>: اللقاءات الآن " + d.recurrence + "، بدءًا من " + d.date + ".",
    length: (d: { minutes: number; name: string; former: number }) => "<b>" + d.name + "</b>: مدة اللقاء الآن " + plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }) + " بدل " + number('ar', d.former) + ".",
    movedWithLength: (d: { minutes: number; name: string; recurrence: string; former: number }) => "<b>" + d.name + "</b>: اللقاءات الآن " + d.recurrence + "، ومدتها " + plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }) + " بدل " + number('ar', d.former) + ".",
    movedFromWithLength: (d: { minutes: number; name: string; recurrence: string; date: string; former: number }) => "<b>" + d.name + "</b>: اللقاءات الآن " + d.recurrence + " بدءًا من " + d.date + "، ومدتها " + plural('ar', d.minutes, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.minutes) + " دقائق", other: number('ar', d.minutes) + " دقيقة" }) + " بدل " + number('ar', d.former) + ".",
    pausedNow: (d: { name: string; to: string; zone: string }) => "<b>" + d.name + "</b>: توقف مؤقت حتى " + d.to + " (" + d.zone + ").",
    pausedLater: {
      dates: (d: { name: string; from: string; to: string; zone: string }) => "<b>" + d.name + "</b>: لا لقاءات من " + d.from + " حتى " + d.to + " (" + d.zone + ").",
      withLast: (d: { name: string; from: string; to: string; zone: string; last: string }) => "<b>" + d.name + "</b>: لا لقاءات من " + d.from + " حتى " + d.to + " (" + d.zone + ")؛ آخر لقاء قبلها " + d.last + ".",
      withFirst: (d: { name: string; from: string; to: string; zone: string; first: string }) => "<b>" + d.name + "</b>: لا لقاءات من " + d.from + " حتى " + d.to + " (" + d.zone + ")؛ أول لقاء بعدها " + d.first + ".",
      withBoth: (d: { name: string; from: string; to: string; zone: string; last: string; first: string }) => "<b>" + d.name + "</b>: لا لقاءات من " + d.from + " حتى " + d.to + " (" + d.zone + ")؛ آخر لقاء قبلها " + d.last + "، وأول لقاء بعدها " + d.first + ".",
    },
  },
};

const de: Words = {
  seeMeeting: "Treffen ansehen",
  cancelled: (d: { name: string }) => "<b>" + d.name + "</b>: keine Treffen mehr.",
  reminders: {
    tomorrow: {
      text: (d: { name: string; when: string; minutes: number }) => "Noch ein Tag bis zum Treffen: <b>" + d.name + "</b>, " + d.when + ".",
      textWithShift: (d: { name: string; when: string; shift: string; minutes: number }) => "Noch ein Tag bis zum Treffen: <b>" + d.name + "</b>, " + d.when + ", " + d.shift + ".",
    },
    soon: {
      text: (d: { minutes: number; name: string; when: string }) => "In " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + " geht es los: <b>" + d.name + "</b>, " + d.when + ".",
      textWithShift: (d: { minutes: number; name: string; when: string; shift: string }) => "In " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + " geht es los: <b>" + d.name + "</b>, " + d.when + ", " + d.shift + ".",
    },
  },
  apology: {
    text: (d: { name: string; podName: string; when: string }) => "<b>" + d.name + "</b> kann am " + d.when + " nicht zum Treffen von <b>" + d.podName + "</b> kommen.",
    group: (d: { count: number; podName: string }) => number('de', d.count) + " Absagen für Treffen von <b>" + d.podName + "</b>.",
  },
  linkMissing: {
    missing: (d: { name: string }) => "Zoom konnte den Meeting-Link für <b>" + d.name + "</b> nicht erstellen.",
    kept: (d: { name: string }) => "Zoom konnte für <b>" + d.name + "</b> keinen neuen Meeting-Link erstellen. Der bisherige gilt weiter.",
    ended: (d: { name: string }) => "Der Meeting-Link der Co-Leitung gilt nicht mehr, und für <b>" + d.name + "</b> gibt es keinen anderen.",
    late: (d: { name: string }) => "Zoom hat den Meeting-Link für <b>" + d.name + "</b> noch nicht erstellt, und das Treffen beginnt bald.",
  },
  enterLink: "Link eingeben",
  changeLink: "Link ändern",
  timeChanges: {
    group: (d: { count: number; name: string }) => number('de', d.count) + " Änderungen an den Zeiten von <b>" + d.name + "</b>.",
    scheduled: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b>: Treffen " + d.recurrence + ".",
    skipped: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: Am " + d.date + ", um " + d.time + " ist kein Treffen.",
    restored: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: Das Treffen am " + d.date + ", um " + d.time + " findet doch statt.",
    movedOnce: (d: { name: string; date: string; time: string; plannedDate: string; plannedTime: string }) => "<b>" + d.name + "</b>: Treffen am " + d.date + ", um " + d.time + " statt am " + d.plannedDate + ", um " + d.plannedTime + ".",
    resumed: (d: { name: string }) => "<b>" + d.name + "</b> pausiert nicht mehr.",
    resumedWithNext: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> pausiert nicht mehr. Das nächste Treffen ist am " + d.date + ", um " + d.time + ".",
    pauseCalledOff: (d: { name: string; date: string }) => "<b>" + d.name + "</b>: Die Pause ab " + d.date + " fällt aus, alles bleibt wie gewohnt.",
    moved: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b>: Treffen jetzt " + d.recurrence + ".",
    movedFrom: (d: { name: string; recurrence: string; date: string }) => "<b>" + d.name + "</b>: Ab " + d.date + " sind die Treffen " + d.recurrence + ".",
    length: (d: { minutes: number; name: string; former: number }) => "<b>" + d.name + "</b>: Treffen dauern jetzt " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + " statt " + number('de', d.former) + ".",
    movedWithLength: (d: { minutes: number; name: string; recurrence: string; former: number }) => "<b>" + d.name + "</b>: Treffen jetzt " + d.recurrence + ", " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + " statt " + number('de', d.former) + ".",
    movedFromWithLength: (d: { minutes: number; name: string; recurrence: string; date: string; former: number }) => "<b>" + d.name + "</b>: Ab " + d.date + " sind die Treffen " + d.recurrence + ", " + number('de', d.minutes) + " Minute" + plural('de', d.minutes, { one: "", other: "n" }) + " statt " + number('de', d.former) + ".",
    pausedNow: (d: { name: string; to: string; zone: string }) => "<b>" + d.name + "</b> pausiert bis " + d.to + " (" + d.zone + ").",
    pausedLater: {
      dates: (d: { name: string; from: string; to: string; zone: string }) => "<b>" + d.name + "</b> pausiert von " + d.from + " bis " + d.to + " (" + d.zone + ").",
      withLast: (d: { name: string; from: string; to: string; zone: string; last: string }) => "<b>" + d.name + "</b> pausiert von " + d.from + " bis " + d.to + " (" + d.zone + "). Das letzte Treffen davor: " + d.last + ".",
      withFirst: (d: { name: string; from: string; to: string; zone: string; first: string }) => "<b>" + d.name + "</b> pausiert von " + d.from + " bis " + d.to + " (" + d.zone + "). Das erste Treffen danach: " + d.first + ".",
      withBoth: (d: { name: string; from: string; to: string; zone: string; last: string; first: string }) => "<b>" + d.name + "</b> pausiert von " + d.from + " bis " + d.to + " (" + d.zone + "). Das letzte Treffen davor: " + d.last + ", das erste danach: " + d.first + ".",
    },
  },
};

const es: Words = {
  seeMeeting: "Ver reunión",
  cancelled: (d: { name: string }) => "<b>" + d.name + "</b>: no habrá más reuniones.",
  reminders: {
    tomorrow: {
      text: (d: { name: string; when: string; minutes: number }) => "Falta un día para la reunión: <b>" + d.name + "</b>, " + d.when + ".",
      textWithShift: (d: { name: string; when: string; shift: string; minutes: number }) => "Falta un día para la reunión: <b>" + d.name + "</b>, " + d.when + ", " + d.shift + ".",
    },
    soon: {
      text: (d: { minutes: number; name: string; when: string }) => "Falta" + plural('es', d.minutes, { one: " " + number('es', d.minutes) + " minuto", many: "n " + number('es', d.minutes) + " de minutos", other: "n " + number('es', d.minutes) + " minutos" }) + " para la reunión: <b>" + d.name + "</b>, " + d.when + ".",
      textWithShift: (d: { minutes: number; name: string; when: string; shift: string }) => "Falta" + plural('es', d.minutes, { one: " " + number('es', d.minutes) + " minuto", many: "n " + number('es', d.minutes) + " de minutos", other: "n " + number('es', d.minutes) + " minutos" }) + " para la reunión: <b>" + d.name + "</b>, " + d.when + ", " + d.shift + ".",
    },
  },
  apology: {
    text: (d: { name: string; podName: string; when: string }) => "<b>" + d.name + "</b> no puede ir a la reunión de <b>" + d.podName + "</b> el " + d.when + ".",
    group: (d: { count: number; podName: string }) => number('es', d.count) + " avisos de ausencia en reuniones de <b>" + d.podName + "</b>.",
  },
  linkMissing: {
    missing: (d: { name: string }) => "Zoom no pudo crear el enlace de reunión de <b>" + d.name + "</b>.",
    kept: (d: { name: string }) => "Zoom no pudo crear otro enlace de reunión para <b>" + d.name + "</b>, así que se mantiene el actual.",
    ended: (d: { name: string }) => "<b>" + d.name + "</b> ya no tiene enlace de reunión: el que se usaba era de quien fue colíder.",
    late: (d: { name: string }) => "Zoom aún no ha creado el enlace de reunión de <b>" + d.name + "</b>, y ya casi es la hora.",
  },
  enterLink: "Escribir un enlace",
  changeLink: "Cambiar enlace",
  timeChanges: {
    group: (d: { count: number; name: string }) => number('es', d.count) + " cambios en el horario de <b>" + d.name + "</b>.",
    scheduled: (d: { name: string; recurrence: string }) => "Horario de <b>" + d.name + "</b>: " + d.recurrence + ".",
    skipped: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: no hay reunión el " + d.date + ", " + d.time + ".",
    restored: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b>: al final sí hay reunión el " + d.date + ", " + d.time + ".",
    movedOnce: (d: { name: string; date: string; time: string; plannedDate: string; plannedTime: string }) => "<b>" + d.name + "</b>: la reunión es el " + d.date + ", " + d.time + ", en lugar del " + d.plannedDate + ", " + d.plannedTime + ".",
    resumed: (d: { name: string }) => "<b>" + d.name + "</b> ya no está en pausa.",
    resumedWithNext: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> ya no está en pausa. Próxima reunión: " + d.date + ", " + d.time + ".",
    pauseCalledOff: (d: { name: string; date: string }) => "<b>" + d.name + "</b>: se canceló la pausa desde el " + d.date + " y todo sigue como siempre.",
    moved: (d: { name: string; recurrence: string }) => "Nuevo horario de <b>" + d.name + "</b>: " + d.recurrence + ".",
    movedFrom: (d: { name: string; recurrence: string; date: string }) => "Nuevo horario de <b>" + d.name + "</b> a partir del " + d.date + ": " + d.recurrence + ".",
    length: (d: { minutes: number; name: string; former: number }) => "<b>" + d.name + "</b>: ahora las reuniones duran " + number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }) + " en lugar de " + number('es', d.former) + ".",
    movedWithLength: (d: { minutes: number; name: string; recurrence: string; former: number }) => "Nuevo horario de <b>" + d.name + "</b>: " + d.recurrence + ", " + number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }) + " en lugar de " + number('es', d.former) + ".",
    movedFromWithLength: (d: { minutes: number; name: string; recurrence: string; date: string; former: number }) => "Nuevo horario de <b>" + d.name + "</b> a partir del " + d.date + ": " + d.recurrence + ", " + number('es', d.minutes) + " " + plural('es', d.minutes, { one: "minuto", many: "de minutos", other: "minutos" }) + " en lugar de " + number('es', d.former) + ".",
    pausedNow: (d: { name: string; to: string; zone: string }) => "<b>" + d.name + "</b> está en pausa hasta el " + d.to + " (" + d.zone + ").",
    pausedLater: {
      dates: (d: { name: string; from: string; to: string; zone: string }) => "<b>" + d.name + "</b> estará en pausa desde el " + d.from + " hasta el " + d.to + " (" + d.zone + ").",
      withLast: (d: { name: string; from: string; to: string; zone: string; last: string }) => "<b>" + d.name + "</b> estará en pausa desde el " + d.from + " hasta el " + d.to + " (" + d.zone + "). Última reunión antes: " + d.last + ".",
      withFirst: (d: { name: string; from: string; to: string; zone: string; first: string }) => "<b>" + d.name + "</b> estará en pausa desde el " + d.from + " hasta el " + d.to + " (" + d.zone + "). Primera reunión después: " + d.first + ".",
      withBoth: (d: { name: string; from: string; to: string; zone: string; last: string; first: string }) => "<b>" + d.name + "</b> estará en pausa desde el " + d.from + " hasta el " + d.to + " (" + d.zone + "). Última reunión antes: " + d.last + "; primera después: " + d.first + ".",
    },
  },
};

const fr: Words = {
  seeMeeting: "Voir la réunion",
  cancelled: (d: { name: string }) => "<b>" + d.name + "</b> : les réunions sont annulées.",
  reminders: {
    tomorrow: {
      text: (d: { name: string; when: string; minutes: number }) => "<b>" + d.name + "</b> : réunion dans les 24 heures, " + d.when + ".",
      textWithShift: (d: { name: string; when: string; shift: string; minutes: number }) => "<b>" + d.name + "</b> : réunion dans les 24 heures, " + d.when + ", " + d.shift + ".",
    },
    soon: {
      text: (d: { minutes: number; name: string; when: string }) => "<b>" + d.name + "</b> commence dans " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + " : " + d.when + ".",
      textWithShift: (d: { minutes: number; name: string; when: string; shift: string }) => "<b>" + d.name + "</b> commence dans " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + " : " + d.when + ", " + d.shift + ".",
    },
  },
  apology: {
    text: (d: { name: string; podName: string; when: string }) => "<b>" + d.name + "</b> a un empêchement pour la réunion du pod <b>" + d.podName + "</b> : " + d.when + ".",
    group: (d: { count: number; podName: string }) => number('fr', d.count) + " empêchements pour des réunions du pod <b>" + d.podName + "</b>.",
  },
  linkMissing: {
    missing: (d: { name: string }) => "<b>" + d.name + "</b> : Zoom n’a pas pu créer le lien de réunion.",
    kept: (d: { name: string }) => "<b>" + d.name + "</b> : Zoom n’a pas pu créer de nouveau lien de réunion. Le lien actuel reste valable.",
    ended: (d: { name: string }) => "<b>" + d.name + "</b> : le lien de la personne coresponsable ne sert plus, et il n’y en a pas d’autre.",
    late: (d: { name: string }) => "<b>" + d.name + "</b> : Zoom n’a pas encore créé le lien, et la réunion approche.",
  },
  enterLink: "Saisir un lien",
  changeLink: "Changer le lien",
  timeChanges: {
    group: (d: { count: number; name: string }) => "<b>" + d.name + "</b> : " + number('fr', d.count) + " changements de date ou d’heure.",
    scheduled: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b> : réunion " + d.recurrence + ".",
    skipped: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> : pas de réunion le " + d.date + " à " + d.time + ".",
    restored: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> : finalement, la réunion a lieu le " + d.date + " à " + d.time + ".",
    movedOnce: (d: { name: string; date: string; time: string; plannedDate: string; plannedTime: string }) => "<b>" + d.name + "</b> : réunion le " + d.date + " à " + d.time + " au lieu du " + d.plannedDate + " à " + d.plannedTime + ".",
    resumed: (d: { name: string }) => "<b>" + d.name + "</b> : la pause est terminée.",
    resumedWithNext: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> : la pause est terminée, prochaine réunion le " + d.date + " à " + d.time + ".",
    pauseCalledOff: (d: { name: string; date: string }) => "<b>" + d.name + "</b> : réunions comme d’habitude, la pause du " + d.date + " est annulée.",
    moved: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b> : réunion désormais " + d.recurrence + ".",
    movedFrom: (d: { name: string; recurrence: string; date: string }) => "<b>" + d.name + "</b> : réunion désormais " + d.recurrence + ", à partir du " + d.date + ".",
    length: (d: { minutes: number; name: string; former: number }) => "<b>" + d.name + "</b> : la réunion dure désormais " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + " au lieu de " + number('fr', d.former) + ".",
    movedWithLength: (d: { minutes: number; name: string; recurrence: string; former: number }) => "<b>" + d.name + "</b> : réunion désormais " + d.recurrence + ", pendant " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + " au lieu de " + number('fr', d.former) + ".",
    movedFromWithLength: (d: { minutes: number; name: string; recurrence: string; date: string; former: number }) => "<b>" + d.name + "</b> : réunion désormais " + d.recurrence + ", à partir du " + d.date + ", pendant " + number('fr', d.minutes) + " " + plural('fr', d.minutes, { one: "minute", many: "de minutes", other: "minutes" }) + " au lieu de " + number('fr', d.former) + ".",
    pausedNow: (d: { name: string; to: string; zone: string }) => "<b>" + d.name + "</b> : en pause jusqu’au " + d.to + " (" + d.zone + ").",
    pausedLater: {
      dates: (d: { name: string; from: string; to: string; zone: string }) => "<b>" + d.name + "</b> : pas de réunion du " + d.from + " au " + d.to + " (" + d.zone + ").",
      withLast: (d: { name: string; from: string; to: string; zone: string; last: string }) => "<b>" + d.name + "</b> : pas de réunion du " + d.from + " au " + d.to + " (" + d.zone + ") ; dernière avant : " + d.last + ".",
      withFirst: (d: { name: string; from: string; to: string; zone: string; first: string }) => "<b>" + d.name + "</b> : pas de réunion du " + d.from + " au " + d.to + " (" + d.zone + ") ; première après : " + d.first + ".",
      withBoth: (d: { name: string; from: string; to: string; zone: string; last: string; first: string }) => "<b>" + d.name + "</b> : pas de réunion du " + d.from + " au " + d.to + " (" + d.zone + ") ; dernière avant : " + d.last + ", première après : " + d.first + ".",
    },
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
