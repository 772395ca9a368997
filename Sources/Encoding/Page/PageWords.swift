internal import Basics
internal import Rendering

/// The words of a page's controls.
enum PageWords {
  /// The words by their keys, as the data of a page has them. In those of a page to explore some
  /// measure stands for all; names in braces are filled in by the script.
  static func data(in language: Language, measure: String?) -> String {
    var fields = ofFilms.map { field($0, $1.text(in: language)) }
    if let measure {
      fields += ofSheets.map { key, words in
        let text = words.text(in: language)
        let parts = text.split(separator: "{measure}", omittingEmptySubsequences: false)
        return field(key, parts.joined(separator: measure))
      }
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private static func field(_ key: String, _ text: String) -> String {
    "\"\(key)\":\(PageText.quoted(text))"
  }

  private struct Words {
    let texts: [String]

    init(_ english: String, _ russian: String, _ spanish: String) {
      texts = [english, russian, spanish]
    }

    func text(in language: Language) -> String {
      switch language {
      case .en: texts[0]
      case .ru: texts[1]
      case .es: texts[2]
      }
    }
  }

  private static let ofFilms: KeyValuePairs<String, Words> = [
    "play": Words("Play", "Пуск", "Reproducir"),
    "pause": Words("Pause", "Пауза", "Pausa"),
    "previous": Words("Previous frame", "Предыдущий кадр", "Fotograma anterior"),
    "next": Words("Next frame", "Следующий кадр", "Fotograma siguiente"),
    "frame": Words("Frame", "Кадр", "Fotograma"),
    "controls": Words("Controls", "Управление", "Controles"),
    "position": Words(
      "Frame {frame} of {last}",
      "Кадр {frame} из {last}",
      "Fotograma {frame} de {last}"),
    "tick": Words(", tick {tick}", ", такт {tick}", ", paso {tick}"),
    "speed": Words("Speed", "Скорость", "Velocidad"),
    "zoom": Words("Zoom", "Масштаб", "Zoom"),
    "fit": Words("Fit", "По окну", "Ajustar"),
    "loop": Words("Loop", "Повтор", "Repetir"),
    "full": Words("Full screen", "Во весь экран", "Pantalla completa"),
    "chart": Words(
      "Census chart: {names}",
      "График численности: {names}",
      "Gráfico del censo: {names}"),
    "flashes": Words(
      "This film flashes. It can harm people with photosensitive epilepsy.",
      "Этот фильм мигает. Он может повредить людям со светочувствительной эпилепсией.",
      "Esta película destella. Puede dañar a personas con epilepsia fotosensible."),
    "anyway": Words("Play all the same", "Всё равно показать", "Reproducir de todos modos"),
    "copy": Words("Copy", "Копировать", "Copiar"),
    "copied": Words("Copied", "Скопировано", "Copiado"),
  ]

  private static let ofSheets: KeyValuePairs<String, Words> = [
    "filter": Words("Filter", "Фильтр", "Filtrar"),
    "hint": Words(
      "label, or {measure} > 0.5",
      "метка или {measure} > 0.5",
      "etiqueta, o {measure} > 0.5"),
    "sort": Words("Sort", "Порядок", "Ordenar"),
    "order": Words("In order", "По порядку", "En orden"),
    "descending": Words("Descending", "По убыванию", "Descendente"),
    "all": Words("Play all", "Пуск всех", "Reproducir todo"),
    "rest": Words("Stop all", "Остановить все", "Detener todo"),
    "shown": Words("{shown} of {count}", "{shown} из {count}", "{shown} de {count}"),
    "close": Words("Close", "Закрыть", "Cerrar"),
  ]
}
