// Made by Scripts/embed-assets.sh from assets/page/page.css. Do not edit.
// swift-format-ignore-file

extension PageAssets {
  /// The style of a page that plays.
  static let style = ##"""
/* The page that plays. Its colours come from the theme: --ground, --ink, --soft, --line, --accent. */
* { box-sizing: border-box }
body { margin: 0; padding: clamp(8px, 2vw, 24px); background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
figure { position: relative; max-width: 1200px; margin: auto; --at: 0; --end: calc(8px + (100% - 16px) * var(--at)); --wide: 720px }
img, canvas { display: block; margin: auto; image-rendering: pixelated }
img { max-width: 100%; height: auto }
.plays .still { display: none }
figcaption, .ask, .bar, .plot, dl, .notes { max-width: var(--wide); margin: 8px auto 0 }
.ask, .bar, dl, dl div { display: flex; flex-wrap: wrap; align-items: center }
figcaption { overflow-wrap: anywhere; white-space: pre-line }
code { margin-right: 8px; font: 13px/1.5 ui-monospace, monospace; color: var(--soft) }

/* The picture, and what is asked below it. */
.stage { overflow: hidden; outline: 0 }
.stage canvas { cursor: pointer; touch-action: pan-y }
.zoomed { overflow: auto }
.zoomed canvas { cursor: move; touch-action: none }
.ask { justify-content: space-between; gap: 0 16px }

/* The controls: the position has no say in their row, in which two lines of it fit. */
.bar { container-type: inline-size; gap: 4px }
.position { flex: 1; min-width: 0; margin-left: 8px; line-height: 16px; color: var(--soft) }
.position, dl { font-size: 14px; font-variant-numeric: tabular-nums }
button, select, [type=search] { min-width: 32px; height: 32px; padding: 0 6px; border: 1px solid #0000; border-radius: 6px; background: none; color: var(--ink); font: inherit; cursor: pointer }
code + button, .ask button { padding: 0 10px; border-color: var(--soft) }
svg { display: block; width: 18px; fill: currentColor }
button:hover, select:hover { background: color-mix(in srgb, var(--ink) 10%, transparent) }
[aria-pressed] { color: var(--soft) }
[aria-pressed=true] { color: var(--accent) }
select { appearance: none; field-sizing: content; text-align: center }
option { background: var(--ground) }
:focus-visible { outline: 2px solid var(--accent) }

/* The slider of time: a line, filled up to the frame that is shown. */
[type=range] { appearance: none; flex: 1 0 100%; height: 28px; margin: 0; cursor: pointer; background: linear-gradient(to right, var(--accent) var(--end), var(--line) var(--end)) center/100% 4px no-repeat }
::-webkit-slider-thumb { appearance: none; width: 16px; height: 16px; border-radius: 50%; background: var(--accent) }
::-moz-range-thumb { width: 16px; height: 16px; border: 0; border-radius: 50%; background: var(--accent) }

/* The census: a chart as wide as the slider's way, and numbers. */
.plot { position: relative; padding: 0 8px; cursor: pointer; touch-action: pan-y }
.plot canvas { width: 100%; height: 96px }
.plot i { position: absolute; top: 16px; bottom: 0; left: var(--end); width: 2px; margin-left: -1px; background: var(--accent) }
dl { gap: 2px 20px; padding: 0 8px }
dl div { gap: 6px }
.ear { height: 0; overflow: hidden }
dl i { width: 10px; height: 10px; border-radius: 2px; box-shadow: 0 0 0 1px var(--line) }
dt { color: var(--soft) }
dd { margin: 0 }

:fullscreen { align-content: center; overflow: auto; padding: 8px; background: var(--ground) }
@container (width < 471px) {
  .position { order: 1; flex: 1 0 100% }
  .bar button:nth-of-type(3) { margin-right: auto }
}
@media print {
  .plays .still { display: block }
  .stage, .bar, .plot, dl, .notes, p, .tiles, dialog, button { display: none !important }
}
"""##
}
