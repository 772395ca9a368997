internal import TerrariumBasics
internal import TerrariumPictures

/// The words on a page's controls.
enum PageWords {
  /// The words by their keys, for the data of a page. On an explorable page `measure` is an example
  /// of its measures. The script replaces names in braces.
  static func data(in language: Language, measure: String?) -> JSON {
    var fields = ofFilms.map { JSON.Field($0, .text($1.unfilled(language))) }
    if let measure {
      fields += ofSheets.map { key, words in
        let text = words.unfilled(language).replacing("{measure}", with: measure)
        return JSON.Field(key, .text(text))
      }
    }
    return .object(fields)
  }

  private static let ofFilms: KeyValuePairs<String, LocalizedText> = [
    "play": LocalizedText(en: "Play", ru: "Пуск", es: "Reproducir"),
    "pause": LocalizedText(en: "Pause", ru: "Пауза", es: "Pausa"),
    "previous": LocalizedText(
      en: "Previous frame", ru: "Предыдущий кадр", es: "Fotograma anterior"),
    "next": LocalizedText(en: "Next frame", ru: "Следующий кадр", es: "Fotograma siguiente"),
    "frame": LocalizedText(en: "Frame", ru: "Кадр", es: "Fotograma"),
    "controls": LocalizedText(en: "Controls", ru: "Управление", es: "Controles"),
    "position": LocalizedText(
      en: "Frame {frame} of {last}", ru: "Кадр {frame} из {last}", es: "Fotograma {frame} de {last}"
    ),
    "tick": LocalizedText(en: ", tick {tick}", ru: ", такт {tick}", es: ", paso {tick}"),
    "speed": LocalizedText(en: "Speed", ru: "Скорость", es: "Velocidad"),
    "zoom": LocalizedText(en: "Zoom", ru: "Масштаб", es: "Zoom"),
    "fit": LocalizedText(en: "Fit", ru: "По окну", es: "Ajustar"),
    "loop": LocalizedText(en: "Loop", ru: "Повтор", es: "Repetir"),
    "full": LocalizedText(en: "Full screen", ru: "Во весь экран", es: "Pantalla completa"),
    "chart": LocalizedText(
      en: "Census chart: {names}", ru: "График численности: {names}",
      es: "Gráfico del censo: {names}"),
    "flashes": LocalizedText(
      en: "This film flashes. It can harm people with photosensitive epilepsy.",
      ru: "Этот фильм мигает. Он опасен для людей со светочувствительной эпилепсией.",
      es: "Esta película parpadea. Puede ser peligrosa para personas con epilepsia fotosensible."),
    "anyway": LocalizedText(
      en: "Play all the same", ru: "Всё равно показать", es: "Reproducir de todos modos"),
    "copy": LocalizedText(en: "Copy", ru: "Копировать", es: "Copiar"),
    "copied": LocalizedText(en: "Copied", ru: "Скопировано", es: "Copiado"),
  ]

  private static let ofSheets: KeyValuePairs<String, LocalizedText> = [
    "filter": LocalizedText(en: "Filter", ru: "Фильтр", es: "Filtrar"),
    "hint": LocalizedText(
      en: "label, or {measure} > 0.5", ru: "метка или {measure} > 0.5",
      es: "etiqueta, o {measure} > 0.5"),
    "sort": LocalizedText(en: "Sort", ru: "Сортировка", es: "Ordenar"),
    "order": LocalizedText(en: "In order", ru: "По порядку", es: "En orden"),
    "descending": LocalizedText(en: "Descending", ru: "По убыванию", es: "Descendente"),
    "all": LocalizedText(en: "Play all", ru: "Пустить все", es: "Reproducir todo"),
    "rest": LocalizedText(en: "Stop all", ru: "Остановить все", es: "Detener todo"),
    "shown": LocalizedText(
      en: "{shown} of {count}", ru: "{shown} из {count}", es: "{shown} de {count}"),
    "close": LocalizedText(en: "Close", ru: "Закрыть", es: "Cerrar"),
  ]
}
