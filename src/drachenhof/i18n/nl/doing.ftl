### Hoe doe ik het

doing-none = Nog niets samen te vatten: speel een spel uit.
doing-why = Uit je laatste { $count } afgelopen spellen. Spellen tegen alleen bots en spellen met andere mensen worden nooit bij elkaar geteld.
doing-more = Oudere spellen zijn hier niet meegeteld; de bestanden bevatten je laatste { $count }.
doing-bots = Tegen bots
doing-people = Met andere mensen
doing-rating = Sterkte in de loop van de tijd
doing-rating-why = De lijn is je geschatte sterkte na elk spel dat meetelde; de band laat zien waar die in 95 van de 100 gevallen ligt. Op de ranglijst sta je met { $points } punten: zo sterk ben je vrijwel zeker.
doing-strength = { $value } (tussen { $low } en { $high })
doing-rating-none = Nog geen spel heeft meegeteld voor de ranglijst.
doing-results = Resultaten
doing-results-why = Tussen haakjes: waar het echte aandeel gewonnen spellen ligt, in 95 van de 100 gevallen.
doing-by-all = Alle spellen
doing-by-seat = Plaats { $seat }
doing-by-players = { $players } spelers
doing-without = zonder: { $option }
doing-openings = Favoriete eerste keuzes
doing-openings-why = De meest gemaakte eerst; alleen die uit minstens { $least } spellen.
doing-best = Beste eerste keuzes
doing-best-why = Naar het aandeel gewonnen spellen; alleen die uit minstens { $least } spellen. Waar de haakjes elkaar overlappen, kan de volgorde geluk zijn.
doing-col-what = Wat
doing-col-games = Spellen
doing-col-won = Gewonnen
doing-col-place = Gemiddelde plaats
doing-col-score = Gemiddelde score
doing-share = { $percent }% ({ $low }–{ "\u2060" }{ $high }%)
doing-rivals = Onderling
doing-rivals-why = Hoe vaak je beter eindigde dan wie je minstens { $least } keer hebt getroffen.
doing-col-name = Tegenstander
doing-col-ahead = Beter
doing-col-behind = Slechter
doing-col-equal = Gelijk
doing-feats = Records
doing-feat = { $kind ->
    [score] Beste score
    [lead] Grootste voorsprong bij winst
   *[other] { $kind }
}
doing-search = Afgelopen spellen
doing-search-name = Met wie
doing-search-won = Uitslag
doing-search-any = alle
doing-search-yes = gewonnen
doing-search-no = niet gewonnen
doing-search-against = Tegen
doing-search-none = Zo’n spel is er niet.
doing-search-more = Meer tonen
doing-files = Om mee te nemen:
doing-json = alle spellen als JSON
doing-csv = alle spellen als tabel (CSV)
doing-summary = dit overzicht als JSON
