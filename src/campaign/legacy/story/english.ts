import type { Story } from './story.ts'

/** Told by the keeper of Gravehold's ledger. */
export const english: Story = {
  '1 begin': {
    title: 'The first entry',
    body: [
      'My office is the ledger. I write down who was born, who owes lamp oil, and who did not come back. For three hundred pages that was enough. Tonight the sky under the mountain began to turn, slowly, like a millwheel with knives for paddles, and the bell in the east tower rang itself to pieces.',
      'The masters are already on the wall. They sent for apprentices, and there was only you: chalk on your sleeves, eight crystals and two sparks in your pockets. I wrote your name on a clean line. I left room after it. Please use it.',
    ],
  },
  '1 middle': {
    title: 'Seven boxes',
    body: [
      'Under the ledger house there is a shelf that nobody dusts. Seven boxes stand on it, sealed in red wax by the people who founded this city, and on the first is written: open when you have bled for the wall. This morning I thought of your bandages and broke the wax.',
      'No gold. Gems wrapped in school paper, lesson notes, and a letter: whoever reads this is too young for it; so were we. Behind the box four crates of tools were walled in. There is shelf room in the market for nine kinds of wares, so choose with care. What you leave behind, I have orders to burn.',
    ],
  },
  '1 won': {
    title: 'The wheel stops',
    body: [
      'I counted the blades as they fell out of the air. I stopped at nine thousand. Where the storm had stood there was only a hole in the cave roof and Master Mist sitting beneath it, laughing, with no eyebrows.',
      'Something crawled out of the wreck, though. A shape of hooks and plate that looked back once, at you, as one looks at a door one means to try later. The masters shouted a name. Bladius. I wrote it in the margin, in pencil, in the hope that it would not need ink.',
    ],
  },
  '1 lost': {
    title: 'Ashes on the page',
    body: [
      'It did not kill us. I want that written first. It turned once over the lower market, slowly, like a man wiping a table, and then it had had enough. When I came up from the cellar the ledger was grey. I blew on it and the ash was warm.',
      'Nobody blames you. Master Brama said so, loudly, in front of everyone, with her arm in a sling. The wall will be lower next time, that is all. And out of the storm something walked away on hooks, whole, unhurried, with a name: Bladius. I have left the line after yours open. It is still yours.',
    ],
  },
  '2 begin': {
    title: 'What ran away',
    body: [
      'The scouts found it two caverns down: Bladius, sergeant of that storm, alone and mending itself with our own spoons. It is not hunting us. It is going home, and when it arrives it will tell the others what a tired city looks like.',
      'So for once the hurry is ours. Every corridor it takes is one fewer between us and the whole of that army. Nobody can carry this chase alone; when it asks a price, put your hands together and pay as one. I have drawn a line under your names and written the hour beside it. The lamps are full. Run.',
    ],
  },
  '2 won': {
    title: 'Spoons',
    body: [
      'You brought back a sack, put it on my desk, and went to sleep on the floor. Sixty-one spoons, some forks, the handle of a church door. I entered them all. People have been coming since noon to ask for theirs, and each of them touches the plate where the edge is notched, and says nothing, and goes away standing straighter.',
      'The second box opened more easily than the first. In it lay rings of copper and a page about listening: that what you spend on the world leaves a ring in you, and rings can be filled. I do not understand it. I can see that you do.',
    ],
  },
  '2 lost': {
    title: 'The long corridor',
    body: [
      'You ran until the lamps went out, and then you ran in the dark. I know because the mason who found you said there was no oil left, and no skin on your hands either. It reached the deep stair four steps before you did.',
      'So it is told now, somewhere below, in whatever they have for words. It will come again, and stronger, and it will know the way. I have moved the name from the margin into the book, in ink. Then I opened the second box, because the founders did not write that one had to win. Sit down. Drink something. There is a page here about charges.',
    ],
  },
  '3 begin': {
    title: 'Something in the cistern',
    body: [
      'The water tastes of iron and eggs. At the bottom of the old cistern a thing has made itself a room, and the room is growing: every few hours one more pouch swells on the wall, and we can hear them turning over in their sleep.',
      'From here on no teacher arranges the dangers for you. They come shuffled, and those that live through it will know you next time. Some wear plates that a single blow, however hard, can only crack. Hit them twice. Seven of those pouches open at once would be more than this city has doors. I make marks on the pump handle. Today there are three.',
    ],
  },
  '3 middle': {
    title: 'A fourth light',
    body: [
      'The third box held a lens, and the lens has no use until you hold it against your own chest. Then there are not three rifts behind your ribs, but four, the last of them turned away like a shy child. I looked too. Ledger keepers have none. It was a strange thing to be disappointed about at my age.',
      'How it wants to be turned is for you alone to say: evenly, or steeply, or not at all. Master Xaxos offered to advise you. He stood a long while over the open box, and I noticed that he knew where the hinge stuck.',
    ],
  },
  '3 won': {
    title: 'Clean water',
    body: [
      'They say you sang down there. You deny it. The pump boy swears to it: three voices, or one voice and the echo, and under it the sound of something very large losing its temper.',
      'The walls are scraped. The pouches are burned, and the smell will be with us until spring. I drew the first bucket myself, before the whole street, and drank it, because somebody had to go first and I have had a long life. It tasted of iron. Only iron. I wrote that in letters twice the usual size, and then I went back for a second cup.',
    ],
  },
  '3 lost': {
    title: 'The lid',
    body: [
      'We pulled you out by the bucket chain and put the lid back, and eleven people sat on it until it stopped moving. They are still sitting there. They have begun to play cards.',
      'This is how it will be from now on: what we cannot beat today we fight again tomorrow, and it does not forget, but neither do you. You have seen where it breathes. There is a grimness in your faces that I would call, in a better year, resolve. Spend it well. I have sharpened my pen and entered the day as unfinished. Unfinished is a word I have come to like.',
    ],
  },
  '4 begin': {
    title: 'Threads',
    body: [
      'It began with the baker, who walked into the square at dawn and threw fire at the clock. He wept while he did it. There was a white thread behind his ear, finer than hair, and it went down between the stones.',
      'Now there are threads in every cellar. They take nobody who is busy and nobody who is empty; they like a spell that is ready and a mind that waits. Think before you leave a flame burning in a breach. What it counts, it keeps in little beads along the wire, and when it has two, it plays with you. And if it breaks one of you, a rift breaks too.',
    ],
  },
  '4 won': {
    title: 'The baker’s window',
    body: [
      'Cut one thread and a thousand go slack. All over the city people sat down where they were, and then, one after another, they began to apologise. It took two days. The baker mended the clock with his own hands, badly. It runs eight minutes late and nobody will hear of a repair.',
      'In the fourth box lay a reel of clean silver wire and a spell for beginners, written out eight ways by eight different hands. The founders had pupils who could not agree either. Take the one that sounds like you. I would not take the silver wire. I have put it at the very back.',
    ],
  },
  '4 lost': {
    title: 'Your own fire',
    body: [
      'I was on the roof and saw the bolt rise over the chapel: a good bolt, straight and bright, just as you were taught. Then it bent, and came down on the granary.',
      'You have not spoken since. So I shall write what you cannot: that was not you. It had your hands, as it had the baker’s, and we do not put the baker in the ledger of the guilty. Eat. Sleep with your breaches dark and somebody at the door. The mesh has learnt what you can do. You have learnt what it waits for. One of those is worth more than the other.',
    ],
  },
  '5 begin': {
    title: 'No edges',
    body: [
      'Fog, under a mountain. It came up through the drains and it does not wet the skin; it takes the edges off things. My letters blur an hour after I write them. The jeweller brought me a diamond that he could bend.',
      'Scratch your name into every crystal you own before you go. I mean it. Whatever stands in the middle of that haze breathes on them, and what it has breathed on stays dull for good: it will still buy you bread, but no fire. It will take fine things, too, and hand you coarser ones with great courtesy. There is no second try at fog. It will have passed by morning, with whatever it could carry.',
    ],
  },
  '5 middle': {
    title: 'The same hand',
    body: [
      'With the fog gone I could read again, and I read all night, because something had been bothering me. In each of the boxes there are notes between the founders’ lines: small, slanting, patient. Warmer here. Try the cistern. The baker is lonely.',
      'I took them for old. But the ink on the fifth is still blue, and only one person in this city crosses his sevens twice. He taught me to write. I have not entered it. I sat with the pen over the page until the lamp went out, and then I sat in the dark, counting who it was that had advised you to rest before each of your battles.',
    ],
  },
  '5 won': {
    title: 'Edges',
    body: [
      'It went out the way a candle does, with a little sigh, as though it had been waiting for someone to ask. And then: corners! Brickwork! The old women of Tallow Lane stood in their doorways reading the street signs aloud to one another.',
      'Some of your crystals are milky and will remain so. Carry them anyway. I keep a cracked inkwell for the same reason. The fifth box hummed when I cut the wax, and what jumped from it to your fingers was not a spark but a beat, like a heart with something to say. You may make what you have learnt quicker, or you may make it deeper.',
    ],
  },
  '5 lost': {
    title: 'What it carried off',
    body: [
      'In the morning it was simply gone, and so were a good many things that we kept reaching for. The name of the second bridge. The tune the lamplighters whistle. The blue of the blue door. You lay in the street among your crystals, and each of you had one more that no longer caught the light.',
      'I shall not pretend that is nothing. But I walked round you in a circle and read your names, scratched into every stone, and those it had not been able to smooth. So it leaves you what you wrote down. I have always said so. The fifth box is open on my desk.',
    ],
  },
  '6 begin': {
    title: 'The bridges',
    body: [
      'Gravehold is nine terraces and the bridges between them; every child draws it so. Tonight the bridges are down, all but a few, and no stone fell. Something old beneath us thought about them, and they were not there any more.',
      'Whoever buys on one terrace cannot cross to the next without bleeding for it. The last jar on any shelf will not leave the shelf. You can put a bridge back, with coin or with that new pulse of yours, and it will be thought away again. I asked how it knew the plan of the city so exactly. Nobody answered. Master Xaxos, said the doorman, has gone for a walk.',
    ],
  },
  '6 won': {
    title: 'A thought, interrupted',
    body: [
      'You describe it as a face. The mason saw a well. I think that each of us met what we should most like to be forgotten by. However it was, you broke in upon it in the middle of a sentence, and the bridges came back with people still on them, one foot raised.',
      'On the table in that place below lay a plan of Gravehold, beautifully drawn, with the sevens crossed twice. So now it is entered. I used the red ink. In the sixth box there was only a whetstone and five words: be what you already are. I think that those five were really from the founders.',
    ],
  },
  '6 lost': {
    title: 'Nine islands',
    body: [
      'We threw ropes from terrace to terrace and brought you home in laundry baskets. Somewhere below it went on thinking, without haste, and another arch that my grandfather had built was a rumour.',
      'I have divided the ledger into nine and given a part to a child on each terrace, so that if eight are lost one will remain. They take it very seriously. The smallest asked what to write about you. I told her: they are getting up. She looked, and said that this was not true yet. Then she waited with her pencil on the paper until it was.',
    ],
  },
  '7a begin': {
    title: 'The wheel again',
    body: [
      'I knew the sound before I was awake. The millwheel is turning over Gravehold once more, taller, with lights planted in a ring all round the walls to show it where to fall. Each of those beacons is a hand on the city’s throat. At ten the hand closes.',
      'It was beaten once, by masters and a great deal of luck. The masters are old now, or in bed, or elsewhere, and the one who is elsewhere lit the beacons. But the child whom I wrote down with chalk on the sleeves is not here either. I look for that child in your faces, and I find that I should not like to be a storm.',
    ],
  },
  '7a middle': {
    title: 'The seventh seal',
    body: [
      'The wax on the last box is the wrong red. I am ashamed that it took me so long. There were six boxes from the founders; the seventh has stood on that shelf for nineteen years, as long as he has taught here.',
      'We opened it together, with tongs. No trap. Keepsakes, one for each who had sat in his class, and a letter. I could not save it as it is, he writes, so I shall ask the ones outside to let me hold it. Come and be held, or come and stop me; I taught you well enough for either. I have read you the page. What you carry up those stairs is yours.',
    ],
  },
  '7a won': {
    title: 'Silence over the roofs',
    body: [
      'When the last beacon went dark the wheel turned once more, out of habit, and came apart. It rained knives until noon, and after that, for the first time in the memory of this book, it rained water. Nobody knows from where. Children stood in it with their mouths open.',
      'You did not stay to be thanked. I saw you on the north stair, looking up at the tower that has been empty since Master Xaxos went for his walk. There is a light in its window. There are four lights. I have turned to a clean page, and it is the last one bound into this volume.',
    ],
  },
  '7a lost': {
    title: 'Knives in the thatch',
    body: [
      'It took the east quarter between two strokes of the bell and then rested upon the rest of us, humming. The beacons did not go out. They are rather pretty from the cellar window, and I hate them individually.',
      'Listen to me. I have kept this book for forty years, and I can tell you what ends cities: not storms. It is the evening on which everybody agrees that it is over. So I have issued a notice, with the seal, which I am not entitled to use. It says that it is not over. The notice is on every door still standing. Kindly do not make a liar of me.',
    ],
  },
  '7b begin': {
    title: 'The teacher',
    body: [
      'He has four breaches open behind him, like the windows of a chapel, and he stands in front of them in the old grey coat, the one with chalk on the cuffs. He asked after your health. He asked after mine.',
      'He will show you each spell before he casts it; he never could bear to give a test without warning. You may spoil them, if you have the breath. And should one of you fall, it is the city that pays, for he would not hurt a pupil more than he must. That is what frightens me. I am on the stair with the ledger and a lamp. Whatever happens, it will be written down by a friend.',
    ],
  },
  '7b won': {
    title: 'The last lesson',
    body: [
      'The windows shut one by one, left to right, the way he used to close the classroom. When there was only a tired man in a grey coat he looked at what you had done to his fourth spell, really looked, and said: yes, that is better than mine.',
      'Then the light behind him needed someone to go through it and pull it to, and he went. I do not know what to call that. I have filled this page three times and scraped it clean three times. In the end I wrote the hour, and your names, and that the tower was cold and someone had brought a blanket.',
    ],
  },
  '7b lost': {
    title: 'Marked and returned',
    body: [
      'He carried you down himself, laid you on the landing, and put his own scarf under your head. Then he went up again. I could have struck him with the ledger. I am told that I did.',
      'He is not finished; he wants the whole city quiet first, like a class before the bell, and he thinks there is time. There is some. I have your exercise books here, every one he ever marked, and in all those years he made the same mistake in the same place and never noticed. So read. He taught you everything he knows. That is a smaller number than he believes.',
    ],
  },
  'epilogue dawn': {
    title: 'A new volume',
    body: [
      'They cut a shaft through the north vault this spring, and at the hour I used to trim the lamps a square of sun now lies on my desk. It is about as large as this book. It moves. The cats have drawn up a roster.',
      'You have pupils. I see them on the wall in the evening with chalk on their sleeves, arguing. I have bought seven boxes from the joiner and good red wax, and there is something I should like you to put into each, when you have time, for people whom we shall not meet. The first line of the new volume is yours. I left room after it. There is so much room.',
    ],
  },
  'epilogue embers': {
    title: 'What is left',
    body: [
      'We won. I say it aloud now and then, to hear how it sounds in a house with half a roof. The districts that we gave up are still there on the map; I would not let them print it otherwise. On feast days people stand at the rope and look across at their own windows.',
      'And yet bread is eight minutes late again, and somebody whistles the lamplighters’ tune with one bar missing. You limp a little. So does the city. Between two burnt pages I found a clean one and wrote your names across it, all the way to the edge. A scar, the mason says, is only a wall that has been tried.',
    ],
  },
  'epilogue night': {
    title: 'The closed book',
    body: [
      'I am writing by the light of his windows; it is steady, one must give him that. The city is very quiet. People go about with smooth faces and fold their hands when the bell rings. Nobody has been hurt for weeks. Nobody has laughed, either. I have counted.',
      'He believes I stopped writing. But six boxes are empty now, and I have the good wax, and I know a wall that nobody dusts. Into the first I have put this ledger. The second holds a crystal with your name scratched in it. Whoever opens them will be too young. So were you. You did not stop trying; I was there, I saw it, and here it stands in ink.',
    ],
  },
}
